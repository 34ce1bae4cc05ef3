import type { JobCategory } from './category-slugs.ts';
import { knownNoisyTitles } from './noisy-titles-known.test-data.ts';
import { unseenNoisyTitles } from './noisy-titles-unseen.test-data.ts';

/** A title as a job board shows it, with its category and with what a person would call the job. */
export interface NoisyTitle {
  title: string;
  category: JobCategory | null;
  clean: string;
}

/** One title per line: category (or `none`), the plain name of the job, the title as posted. */
function readLines(lines: string): NoisyTitle[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [category = '', clean = '', ...title] = line.split('; ');
      return {
        title: title.join('; '),
        clean,
        category: category === 'none' ? null : (category as JobCategory),
      };
    });
}

export const noisyTitles = { known: readLines(knownNoisyTitles), unseen: readLines(unseenNoisyTitles) };
