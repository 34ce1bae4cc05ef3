import { isWeakPassword } from '#domain/account/weak-password.ts';
import { passwordErrors } from '#domain/messages/account-errors.ts';
import { Problem } from '#domain/problem.ts';

export const lengthAlone = 15;
const besideSecondFactor = 8;

/** Refuses a password that is too short or easy to guess. Special characters and digits are not required. */
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
  if (password.length < least) refuse(passwordErrors.tooShort(least));
  if (isWeakPassword(password, own)) refuse(passwordErrors.easyToGuess);
}
