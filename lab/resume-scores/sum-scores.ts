import { allFields, type Counts, emptyCounts, type Field, macroFields } from './score-resume.ts';

export type FieldScore = { precision: number; recall: number; f1: number; values: number };
export type ScoreSum = { files: number; macroF1: number; fields: Record<Field, FieldScore> };

/** Sums the counts of many resumes; the mean is over the fields in the truth or the reading. */
export function sumScores(all: Counts[]): ScoreSum {
  const sum = emptyCounts();
  for (const counts of all)
    for (const field of allFields)
      for (const key of ['right', 'wrong', 'missed'] as const) sum[field][key] += counts[field][key];
  const fields = Object.fromEntries(
    allFields.map((field) => {
      const { right, wrong, missed } = sum[field];
      const f1 = divide(2 * right, 2 * right + wrong + missed);
      return [
        field,
        {
          precision: divide(right, right + wrong),
          recall: divide(right, right + missed),
          f1,
          values: right + missed,
        },
      ];
    }),
  ) as Record<Field, FieldScore>;
  const spoken = macroFields.filter((field) => sum[field].right + sum[field].wrong + sum[field].missed > 0);
  const macroF1 = divide(
    spoken.reduce((total, field) => total + fields[field].f1, 0),
    spoken.length,
  );
  return { files: all.length, macroF1, fields };
}

function divide(a: number, b: number): number {
  return b === 0 ? 0 : a / b;
}
