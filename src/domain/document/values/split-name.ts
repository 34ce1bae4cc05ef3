const particles = /^(de|la|del|van|von|der|da|dos|di|bin|al)$/i;
const suffixes = /^(jr|sr|ii|iii|iv)\.?$/i;

/** The last word is the last name, with a small word before it; credentials are no part of a name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = (name.split(',')[0] ?? '').split(' ').filter((word) => word !== '');
  const particle = words.findIndex((word, index) => index > 0 && particles.test(word));
  const last = suffixes.test(words.at(-1) ?? '') ? words.length - 2 : words.length - 1;
  const at = particle > 0 ? particle : Math.max(last, 1);
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') };
}
