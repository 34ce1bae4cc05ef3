import type { Education } from '#domain/document/sections/education.ts';

const levels: [string, RegExp][] = [
  ['Doctorate', /\b(ph\.?\s?d|doctor(ate|al)?|d\.?phil|ed\.?d)\b/i],
  ["Master's degree", /\b(master'?s?|m\.?s\.?c?|m\.?a|mba|m\.?ed|m\.?eng)\b/i],
  ["Bachelor's degree", /\b(bachelor'?s?|b\.?s\.?c?|b\.?a|b\.?eng|bba|bsn)\b/i],
  ["Associate's degree", /\b(associate'?s?|a\.?a\.?s?|a\.?s)\b/i],
  ['High school diploma', /\b(high school|diploma|ged)\b/i],
];

/** From the highest down. */
export const degreeLevels: readonly string[] = levels.map(([level]) => level);

/** The level that a text names. */
export function readLevel(text: string): string | null {
  return levels.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Only finished degrees count: graduated, or with a graduation year in the past. */
export function findHighestDegree(
  schools: readonly Education[],
  today: Date,
): { level: string; entry: Education } | null {
  const finished = schools.filter((school) => isFinished(school, today));
  for (const [level, pattern] of levels) {
    const entry = finished.find((school) => pattern.test(school.degree));
    if (entry) return { level, entry };
  }
  return null;
}

function isFinished({ status, graduationYear }: Education, today: Date): boolean {
  if (status !== '') return status === 'Graduated';
  const year = Number(/\d{4}/.exec(graduationYear)?.[0] ?? Number.NaN);
  return year < today.getUTCFullYear();
}
