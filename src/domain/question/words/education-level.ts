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

/** The only option of this level ("College - Bachelor of Science"); of several, the one that the degree names. */
export function matchLevel<Option extends { label: string }>(
  level: string,
  options: readonly Option[],
  degree: string,
): Option | null {
  const wanted = readLevel(level);
  const fitting = options.filter(
    ({ label }) => wanted !== null && readLevel(label) === wanted && !partial.test(label),
  );
  if (fitting.length < 2) return fitting[0] ?? null;
  const named = fitting.filter(({ label }) => {
    const name = label.replace(/^.*[-–:] /, '').toLowerCase();
    return degree.toLowerCase().startsWith(name);
  });
  return named.length === 1 ? (named[0] ?? null) : null;
}

const partial =
  /\b(some|no|not|without|less than|incomplete|in progress|pursuing|or higher|or above|and above|and|equivalent)\b/i;

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
