/** The part of Stryker's JSON report that the score needs. */
export interface MutationReport {
  files: Record<string, { mutants: { status: string }[] }>;
}

export interface Counts {
  caught: number;
  missed: number;
}

/** As Stryker counts: a mutant that makes a test hang is caught; one that can't run at all doesn't count. */
export function countMutants({ files }: MutationReport): Counts {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  return {
    caught: statuses.filter((status) => status === 'Killed' || status === 'Timeout').length,
    missed: statuses.filter((status) => status === 'Survived' || status === 'NoCoverage').length,
  };
}

export function addCounts(all: Counts[]): Counts {
  return {
    caught: all.reduce((sum, { caught }) => sum + caught, 0),
    missed: all.reduce((sum, { missed }) => sum + missed, 0),
  };
}

/** The percentage of mutants that a test caught. */
export function scoreOf({ caught, missed }: Counts): number {
  return caught + missed === 0 ? 0 : (100 * caught) / (caught + missed);
}

export function describeCounts(name: string, counts: Counts): string {
  const score = scoreOf(counts).toFixed(1).padStart(5);
  return `${score} %  ${counts.caught} of ${counts.caught + counts.missed}  ${name}`;
}
