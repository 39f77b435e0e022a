export {
  answer,
  answering,
  answerLine,
  cancelAnswer,
  cancelledAnswer,
  type LineAnswer,
  progressLine,
  type ReadLine,
  readLine,
} from "./answer.js";
export { answerSchema, type Body, errorSchema, type Position, progressSchema } from "./answers.js";
export { type Connection, openConnection, openRefereed } from "./connection.js";
export { ERROR_CODES, type Failure, type FailureCode } from "./failure.js";
export { MOST_BYTES, MOST_MOVES, MOST_NODES, MOST_OWN_SETS } from "./limits.js";
export { type InputLine, inputLines } from "./lines.js";
export { connectionAfter, isLong, type LongRequest } from "./long-requests.js";
export { performing, type RequestResult } from "./perform.js";
export { positionOf } from "./position.js";
export { OPS, type Op, parseRequest, type Request, type RequestOf, requestSchemas } from "./requests.js";
