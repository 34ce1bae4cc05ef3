import { isWeakPassword } from '#domain/account/weak-password.ts';
import { Problem } from '#domain/problem.ts';

const alone = 15;
const besideSecondFactor = 8;

/** Length and a guess that finds it early are all that count; signs and digits are nobody's duty. */
export function checkNewPassword(
  password: string,
  { email, field, hasSecondFactor }: { email: string; field: string; hasSecondFactor: boolean },
): void {
  const least = hasSecondFactor ? besideSecondFactor : alone;
  const refuse = (message: string): never => {
    throw new Problem('invalid_request', { fields: { [field]: message } });
  };
  if (password.length < least) refuse(`Use at least ${least} characters`);
  if (isWeakPassword(password, email)) refuse('This password is easy to guess. Choose another one');
}
