/** Questions by which employers commonly sort applications out, and the answer that ends them. */
const endings: Record<string, 'yes' | 'no'> = {
  work_auth: 'no',
  us_person: 'no',
  age_over: 'no',
  clearance: 'no',
  drivers_licence: 'no',
  relocate: 'no',
  travel: 'no',
  shifts: 'no',
  physical_demands: 'no',
  vaccination: 'no',
  has_degree: 'no',
  sponsorship: 'yes',
  noncompete: 'yes',
};

/** The answer to a question of this family at which an application often ends before anybody reads it. */
export function endingAnswer(family: string): 'yes' | 'no' | null {
  return endings[family] ?? null;
}

export function isEndingAnswer(ending: 'yes' | 'no' | null | undefined, answer: string): boolean {
  if (!ending) return false;
  return new RegExp(`^${ending}\\b`, 'i').test(answer.trim());
}

export function describeKnockOut(question: string, answer: string): string {
  return `Your answer “${answer}” to “${question}” may end this application before anybody reads it.`;
}
