import type { Figure } from '#lab/figures/figure.ts';

type Part = (args: string[]) => Promise<Figure[] | undefined>;

const parts: Record<string, Part> = {
  moments: async (args) => (await import('#lab/crash/crash-at-moments.ts')).crashAtMoments(args),
  database: async (args) => (await import('#lab/crash/crash-database.ts')).crashDatabase(args),
};

/**
 * Kills the worker at every moment of preparing and sending, then the database under load; or only one of the
 * two.
 */
export async function benchCrash([part, ...args]: string[]): Promise<Figure[] | undefined> {
  const wanted = part === undefined ? Object.values(parts) : [parts[part]];
  const figures: Figure[] = [];
  for (const crash of wanted) {
    const found = await crash?.(args);
    if (!found) {
      console.error(
        'usage: npm run -s lab -- crash [moments [FIRST [COUNT]] | database [RESTARTS [APPLICATIONS]]]',
      );
      return undefined;
    }
    figures.push(...found);
  }
  return figures;
}
