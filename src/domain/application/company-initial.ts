/** The letter on the tile of a company without a logo. */
export function companyInitial(name: string): string {
  const first = name.trim().charAt(0).toUpperCase();
  return /^[A-Z]$/.test(first) ? first : 'C';
}

/** Logo addresses with an all-zero id stand for "no logo". */
export function hasLogo(logo: string | null | undefined): logo is string {
  return Boolean(logo) && !logo?.includes('00000000-0000-0000-0000-000000000000');
}
