import { randomInt } from 'node:crypto';

/** Letters and digits that cannot be mistaken for each other on paper or on the phone. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** "7KQ4-M2XD": how a person and support name the same request. */
export function createReference(): string {
  const part = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return `${part()}-${part()}`;
}
