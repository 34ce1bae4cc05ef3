const span = String.raw`(\d{1,2})\s*(?:\+|-|–|to)?\s*(?:\d{1,2}\s*\+?)?\s*(?:or more\s+)?years?\b`;
const patterns = [
  new RegExp(`${span}(?! old)(?! of age)[^.;<]{0,80}\\bexperience`, 'i'),
  new RegExp(`\\bexperience[^.;<]{0,40}?\\b${span}`, 'i'),
  /\b(\d{1,2})\s*\+\s*years?\b/i,
  new RegExp(`\\b(?:at least|minimum(?: of)?)\\s+${span}(?! old)(?! of age)`, 'i'),
];

/** The months of experience a posting asks for; 0 when it names none. */
export function findRequiredMonths(description: string): number {
  for (const pattern of patterns) {
    const years = Number(pattern.exec(description)?.[1] ?? 0);
    if (years > 0 && years <= 20) return years * 12;
  }
  return 0;
}
