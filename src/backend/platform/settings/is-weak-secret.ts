import { countSteps } from '#domain/account/weak-password.ts';

const fewestCharacters = 10;
const fewestSteps = 16;

/** A secret that was typed rather than generated: few different characters, repetitions, or common words. */
export function isWeakSecret(secret: string): boolean {
  return new Set(secret).size < fewestCharacters || countSteps(secret.toLowerCase()) < fewestSteps;
}
