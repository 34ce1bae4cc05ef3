import { isWeakPassword } from '#domain/account/weak-password.ts';
import { Problem } from '#domain/problem.ts';

export const lengthAlone = 15;
const besideSecondFactor = 8;

/** Length and a guess that finds it early are all that count; signs and digits are nobody's duty. */
export function checkNewPassword(
  password: string,
  {
    field,
    hasSecondFactor,
    ...own
  }: { email: string; names: readonly string[]; field: string; hasSecondFactor: boolean },
): void {
  const least = hasSecondFactor ? besideSecondFactor : lengthAlone;
  const refuse = (message: string): never => {
    throw new Problem('invalid_request', { fields: { [field]: message } });
  };
  if (password.length < least) refuse(`Use at least ${least} characters`);
  if (isWeakPassword(password, own)) refuse('This password is easy to guess. Choose another one');
}
