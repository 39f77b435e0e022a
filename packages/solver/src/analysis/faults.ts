import type { Analysis, PlyAnalysis } from "./analysis.js";
import { type FaultGrade, isFault } from "./grades.js";
import { RESIGN } from "./record.js";

/** A move that is marked: it cost more than it may have cost by mistake of the judge. Giving up is none: it cannot be played better. */
export interface Fault extends PlyAnalysis {
  readonly grade: FaultGrade;
  readonly loss: number;
}

/** What a resignation gave up, the chance of its position; undefined of a move, and where that chance is not known. */
export function givenUpBy({ played, win, isOpen }: PlyAnalysis): number | undefined {
  return played !== RESIGN || isOpen ? undefined : win;
}

export function isFaultPly(ply: PlyAnalysis | undefined): ply is Fault {
  return ply?.loss !== undefined && isFault(ply.grade) && ply.played !== RESIGN;
}

/** The marked moves, in the order in which they were made. */
export function faultsOf({ plies }: Analysis): readonly Fault[] {
  return plies.filter(isFaultPly);
}
