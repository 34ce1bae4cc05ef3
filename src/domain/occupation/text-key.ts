/** A whole number of 32 bits that stands for a text in index rows; the same in every version of the program. */
export function makeTextKey(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // The last mixing spreads short texts over all bits.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}
