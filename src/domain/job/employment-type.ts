const patterns = {
  Internship: /intern\b|interns|internship|trainee|apprentice|working student/,
  Contract: /contract|freelanc|1099/,
  Temporary: /temp|seasonal|per diem|prn\b/,
  'Full-time': /full|permanent|regular/,
  'Part-time': /part/,
  Volunteer: /volunteer/,
};
export type EmploymentType = keyof typeof patterns;

/** In the order in which people choose among them. */
export const employmentTypes = [
  'Full-time',
  'Part-time',
  'Contract',
  'Temporary',
  'Internship',
  'Volunteer',
] as const satisfies EmploymentType[];

/** "FULL_TIME", "Full time", "FullTime", "fulltime_permanent" → "Full-time"; empty for unknown text. */
export function nameEmploymentType(text: string): string {
  const folded = text.toLowerCase().replace(/[_-]/g, ' ');
  return Object.entries(patterns).find(([, pattern]) => pattern.test(folded))?.[0] ?? '';
}
