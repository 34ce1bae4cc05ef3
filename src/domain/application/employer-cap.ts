/** So many applications of one person an employer gets within these days, unless configured otherwise. */
export const usualEmployerCap = 5;
export const employerCapDays = 30;

export function capMessage(company: string, cap: number): string {
  const times = cap === 1 ? 'one application' : `${cap} applications`;
  return `${company} has had ${times} of yours in the last ${employerCapDays} days. More at once would hurt your chances, so we wait with this one.`;
}
