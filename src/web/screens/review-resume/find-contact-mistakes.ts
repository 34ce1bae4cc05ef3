import type { Contact } from '#domain/document/contact.ts';
import type { AnswerValidationType } from '#domain/question/question-type.ts';
import { validateAnswer } from '#domain/question/validate-answer.ts';

const rules: Partial<Record<keyof Contact, { type: AnswerValidationType; required: boolean }>> = {
  firstName: { type: 'Default', required: true },
  lastName: { type: 'Default', required: true },
  email: { type: 'Email', required: true },
  phone: { type: 'PhoneNumber', required: false },
  zip: { type: 'PostalCode', required: false },
  linkedIn: { type: 'LinkedInProfile', required: false },
};

/** What stops the person from going on; what is merely missing can be added later. */
export function findContactMistakes(contact: Contact): Partial<Record<keyof Contact, string>> {
  const found = Object.entries(rules).flatMap(([name, { type, required }]) => {
    const value = contact[name as keyof Contact];
    const message = validateAnswer(value, { answerValidationType: type, required });
    return message ? [[name, message]] : [];
  });
  return Object.fromEntries(found);
}
