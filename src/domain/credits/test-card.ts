import { cardTexts } from '#domain/messages/payments.ts';
import { testCardMistake } from '#domain/messages/plans.ts';
import { fieldRequired } from '#domain/messages/validation.ts';

/**
 * Cards of the built-in payment provider. The number stays in the browser: only a token and the last digits
 * leave it.
 */
export const acceptedTestCard = 'test-card-accepted';
export const declinedTestCard = 'test-card-declined';

/** A card that belongs to one person: it can be used for one trial. */
export const ownTestCard = 'test-card-own';

export const testCardNumbers = {
  accepted: '4242 4242 4242 4242',
  own: '5555 5555 5555 4444',
  declined: '4000 0000 0000 0002',
};

export type TestCardResult = { reference: string; label: string } | { mistake: string };

export function readTestCard(number: string): TestCardResult {
  const digits = number.replace(/\D/g, '');
  if (digits === '') return { mistake: fieldRequired };
  const label = cardTexts.endingIn(digits.slice(-4));
  if (digits === plain(testCardNumbers.accepted)) return { reference: acceptedTestCard, label };
  if (digits === plain(testCardNumbers.own)) return { reference: ownTestCard, label };
  if (digits === plain(testCardNumbers.declined)) return { reference: declinedTestCard, label };
  return { mistake: testCardMistake(testCardNumbers.accepted, testCardNumbers.declined) };
}

function plain(number: string): string {
  return number.replaceAll(' ', '');
}
