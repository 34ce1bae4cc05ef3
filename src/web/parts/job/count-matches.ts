export interface MatchTotal {
  totalRecords: number;
  /** More fit than are listed. */
  onlyBest: boolean;
}

/** "1 job", "37 jobs", "More than 200 jobs". */
export function countMatches({ totalRecords, onlyBest }: MatchTotal): string {
  const count = totalRecords.toLocaleString('en-US');
  if (onlyBest) return `More than ${count} jobs`;
  return totalRecords === 1 ? '1 job' : `${count} jobs`;
}
