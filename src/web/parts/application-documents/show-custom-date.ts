/** dd/mm/yyyy on this one card, as the specification has it (D-116). */
export function showCustomDate(isoDate: string): string {
  return new Date(isoDate).toLocaleDateString('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' });
}
