/**
 * A profession that requires its own license or degree, by SOC code prefix, and the licenses that also open
 * it.
 */
interface ClosedProfession {
  socs: readonly string[];
  alsoFrom?: readonly string[];
}

const advancedNurses = ['29-1151', '29-1161', '29-1171'];
const nurses = ['29-1141', '25-1071'];

/** Each of these opens only itself. */
const singleLicenses = `29-1011 29-102 29-1031 29-1041 29-1051 29-1071 29-1081 29-1122 29-1123 29-1124 29-1126
  29-1127 29-1131 29-1181 29-1292 31-9011 33-2011 33-305 53-201`;

const closedProfessions: readonly ClosedProfession[] = [
  { socs: ['17-1011'] },
  { socs: ['17-2'] },
  { socs: ['19-303'] },
  { socs: ['23-1'] },
  { socs: ['25-1'], alsoFrom: ['19-'] },
  { socs: ['25-202', '25-203', '25-205'], alsoFrom: ['25-2', '25-3031'] },
  { socs: ['29-1141', '11-9111.01'], alsoFrom: [...advancedNurses, ...nurses] },
  { socs: advancedNurses },
  { socs: ['29-2061'], alsoFrom: [...advancedNurses, ...nurses] },
  { socs: ['29-121', '29-122', '29-124'] },
  { socs: ['47-2111'], alsoFrom: ['47-3013'] },
  { socs: ['47-2152'], alsoFrom: ['47-3015'] },
  ...singleLicenses.split(/\s+/).map((soc) => ({ socs: [soc] })),
];

/** Whether somebody in one occupation can move to another without a new license or degree. */
export function mayMoveInto(from: string, into: string): boolean {
  const isOneOf = (soc: string, socs: readonly string[]) => socs.some((start) => soc.startsWith(start));
  const closed = closedProfessions.find(({ socs }) => isOneOf(into, socs));
  return !closed || isOneOf(from, [...closed.socs, ...(closed.alsoFrom ?? [])]);
}
