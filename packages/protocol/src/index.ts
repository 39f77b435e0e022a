export { answer, answering, answerLine, type LineAnswer } from "./answer.js";
export { answerSchema, type Body, errorSchema, type Position } from "./answers.js";
export { type Connection, openConnection } from "./connection.js";
export { ERROR_CODES, type Failure, type FailureCode } from "./failure.js";
export { MOST_BYTES, MOST_MOVES, MOST_NODES, MOST_OWN_SETS } from "./limits.js";
export { type InputLine, inputLines } from "./lines.js";
export { performing, type RequestResult } from "./perform.js";
export { positionOf } from "./position.js";
export { OPS, type Op, parseRequest, type Request, type RequestOf, requestSchemas } from "./requests.js";
