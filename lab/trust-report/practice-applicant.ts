import { emptyDocument } from '#domain/document/model/empty-document.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { writeAnswers } from '#domain/document/sections/answers.ts';
import { writeContact } from '#domain/document/sections/contact.ts';
import { factsOf } from '#domain/question/answer/facts-from-document.ts';
import { prepareAnswers } from '#domain/question/answer/match-answers.ts';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import type { EmployerForm } from '#domain/question/form/employer-form.ts';

export const resumeName = 'jordan-rivera-resume.pdf';

/** A fictional person who applies to the practice employers. */
export function applicant(): UserDocument {
  const document = writeContact(emptyDocument({ userId: 'practice', name: 'Resume' }), {
    firstName: 'Jordan',
    lastName: 'Rivera',
    email: 'jordan.rivera@example.com',
    phone: '(614) 555-0142',
    street: '12 Oak Street',
    city: 'Columbus',
    state: 'OH',
    zip: '43215',
    linkedIn: 'https://www.linkedin.com/in/jordan-rivera',
  });
  return writeAnswers(document, [
    { questionId: 'work', questionText: 'Are you authorized to work in the United States?', answer: ['Yes'] },
    { questionId: 'visa', questionText: 'Do you need sponsorship?', answer: ['No'] },
    { questionId: 'age', questionText: 'Are you at least 18 years old?', answer: ['Yes'] },
    { questionId: 'start', questionText: 'Preferred start', answer: ['Two weeks notice'] },
    { questionId: 'gender', questionText: 'Gender', answer: ['Prefer not to say'] },
  ]);
}

export function prepare(form: EmployerForm): PreparedAnswer[] {
  const today = new Date('2026-11-15T12:00:00Z');
  const facts = factsOf(applicant(), { today, documentSavedAt: today.toISOString() });
  // The practice employers are in the United States, as their postings say.
  return prepareAnswers({ ...form, countries: ['US'] }, facts, { resumeFileName: resumeName, today });
}

/** The person answers the required questions that were left open. */
export function answerAsPerson(answers: readonly PreparedAnswer[]): PreparedAnswer[] {
  return answers.map((one) => {
    if (one.answer.length > 0 || !one.field.required) return one;
    const [option] = one.field.options;
    const typed = { Calendar: '01/04/2027', Number: '4' }[one.field.type as string] ?? 'In my own words.';
    return { ...one, answer: [option?.label ?? typed] };
  });
}
