import { eeoQuestions } from '#practice/form/eeo-questions.ts';
import { addedQuestion, type FormField } from '#practice/form/form-field.ts';
import type { PracticeJob, PracticeQuestion } from '#practice/form/practice-job.ts';
import type { Site } from './site.ts';

const named: [string, string, FormField['kind'], boolean][] = [
  ['first_name', 'First name', 'text', true],
  ['last_name', 'Last name', 'text', true],
  ['name', 'Full name', 'text', true],
  ['email', 'Email', 'email', true],
  ['phone', 'Phone number', 'phone', true],
  ['linkedin', 'LinkedIn profile', 'text', false],
  ['resume', 'Resume', 'file', true],
];

/** What this site asks for this posting, with its own field names. */
export function listSiteFields(site: Site, job: PracticeJob, isChanged: boolean): FormField[] {
  const left = site.fullName ? ['first_name', 'last_name'] : ['name'];
  const contact = named
    .filter(([key]) => !left.includes(key))
    .map(([key, label, kind, required]): FormField => {
      const name = site.name({ key, kind, index: 0, group: 'contact' });
      return { name, label, kind, required, options: [], group: 'contact' };
    });
  const eeo: PracticeQuestion[] = job.form.eeo
    ? Object.values(eeoQuestions).map(({ label, options }) => ({
        label,
        kind: 'choice',
        required: false,
        options,
      }))
    : [];
  const asked = [...job.questions, ...(isChanged ? [addedQuestion] : []), ...eeo];
  const questions = asked.map((question, index): FormField => {
    const { label, kind, required, description } = question;
    const texts = kind === 'yes-no' ? ['Yes', 'No'] : (question.options ?? []);
    const group = index < asked.length - eeo.length ? 'questions' : 'eeo';
    return {
      name: site.name({ key: '', kind, index: index + 1, group }),
      label,
      kind,
      required,
      options: texts.map((option) => ({ label: option, value: option })),
      group,
      ...(description && { description }),
    };
  });
  return [...contact, ...questions];
}
