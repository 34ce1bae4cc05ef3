const forms = new Set(
  'inc incorporated llc ltd limited corp corporation co company plc gmbh ag sa nv bv lp llp the group holdings'.split(
    ' ',
  ),
);

/** The same key for every spelling of a company: “The Acme Co.” and “ACME, Inc.”. */
export function companyKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !forms.has(word));
  return (telling.length > 0 ? telling : words).join(' ');
}
