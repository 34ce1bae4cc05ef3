import type { Experiment, Variant } from './experiment.ts';

/** FNV-1a with a final mix: the same text always has the same hash, and similar texts have distant hashes. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A person's variant, chosen by hash so that it never changes while the shares stay. */
export function shareOut({ id, allocation }: Pick<Experiment, 'id' | 'allocation'>, userId: string): Variant {
  const [first, second, third] = allocation;
  const point = (hashText(`${id}:${userId}`) / 2 ** 32) * (first + second + third);
  if (point < first) return 1;
  return point < first + second ? 2 : 3;
}
