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

export function findContactMistakes(contact: Contact): Partial<Record<keyof Contact, string>> {
  const mistakes: Partial<Record<keyof Contact, string>> = {};
  for (const [name, { type, required }] of Object.entries(rules)) {
    const key = name as keyof Contact;
    const message = validateAnswer(contact[key], { answerValidationType: type, required });
    if (message) mistakes[key] = message;
  }
  return mistakes;
}
