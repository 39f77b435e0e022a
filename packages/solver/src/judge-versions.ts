/** Apart from the judges, so that whoever only asks for a version loads none of what they judge by. */
const versions: Readonly<Record<string, number>> = {
  "tomb-of-four-kings": 2,
  "kings-keys": 2,
  "four-kingdoms": 2,
  "four-gods": 2,
  "napoleons-tomb": 1,
};

/** The version of the judge that looks back at a game today (`Judged.version`); undefined for a game that nobody judges. */
export function judgeVersionOf(gameId: string): number | undefined {
  return versions[gameId];
}
