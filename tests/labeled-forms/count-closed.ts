import { completeResume, readProfile } from '#cli/profile-file.ts';
import { writeAnswers } from '#domain/document/sections/answers.ts';
import { factsOf } from '#domain/question/answer/facts-from-document.ts';
import { prepareAnswers } from '#domain/question/answer/match-answers.ts';
import type { EmployerForm } from '#domain/question/form/employer-form.ts';
import { keyQuestions } from '#domain/question/key/key-questions.ts';
import { toUserDocument } from '#resume/build-document.ts';
import { readCorpus } from '#tests/forms/corpus.ts';
import { readLabeledForms } from './read-labeled-forms.ts';

export const labeledFiles = ['', '-2', '-3', '-4', '-5', '-6', '-7', '-8', '-9', '-10', '-11'].map(
  (part) => `forms${part}.txt`,
);

/** Answers that forms can use; the other key questions get their first choice. */
const stated: Record<string, string[]> = {
  sponsorship: ['No'],
  start: ['Two weeks notice'],
  notice: ['2 weeks'],
  'relocate-places': ['Utah'],
  'office-days': ['5'],
  'work-settings': ['On site', 'Hybrid', 'Remote'],
  shifts: ['Days', 'Evenings', 'Nights', 'Weekends', 'Holidays', 'Overtime'],
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  hours: ['40'],
  education: ["Bachelor's degree"],
  'experience-years': ['8'],
  languages: ['English', 'Spanish'],
  noncompete: ['No'],
  'heard-about': ['LinkedIn'],
  'legal-name': ['Maya Grace Ellison'],
  'preferred-name': ['May'],
  linkedin: ['https://www.linkedin.com/in/maya-ellison'],
  github: ['https://github.com/maya-ellison'],
  portfolio: ['https://ellison.example/work'],
  website: ['https://ellison.example'],
  introduction: ['I turn operations data into decisions.'],
  citizenships: ['United States'],
  felony: ['No'],
  'other-crime': ['No'],
  fired: ['No'],
  military: ['No'],
  lifting: ['50 pounds'],
};

export interface ClosedCounts {
  forms: number;
  questions: number;
  /** Questions without an answer while nothing is stated. */
  open: number;
  /** How many of the open questions each key question closes, by id, most first. */
  closes: Record<string, number>;
}

/**
 * Answers all forms in the question sets twice, with nothing stated and with every key question answered,
 * for a person whose resume has jobs but no school, language, or link: what a resume does contain isn't asked.
 */
export async function countClosed(): Promise<ClosedCounts> {
  const { name, email, phone, location, experience, skills } = await readProfile(
    new URL('analyst.json', import.meta.url).pathname,
  );
  const resume = completeResume({ name, email, phone, location, experience, skills });
  const nothing = toUserDocument(resume, { userId: 'count', name: 'Resume' });
  const everything = writeAnswers(
    nothing,
    keyQuestions
      .filter(({ dependentQuestionId }) => dependentQuestionId !== 'felony')
      .map(({ id, questionText, answerChoices }) => ({
        questionId: id,
        questionText,
        answer: stated[id] ?? answerChoices.slice(0, 1),
      })),
  );
  const today = new Date('2026-11-16T12:00:00Z');
  const [before, after] = [nothing, everything].map((document) =>
    factsOf(document, { today, documentSavedAt: today.toISOString() }),
  );
  const counts: ClosedCounts = { forms: 0, questions: 0, open: 0, closes: {} };
  for (const form of listForms()) {
    const [unstated = [], answered = []] = [before, after].map((facts) =>
      prepareAnswers(form, facts ?? new Map(), { resumeFileName: 'resume.pdf', today }),
    );
    counts.forms += 1;
    counts.questions += unstated.length;
    for (const [index, { answer }] of unstated.entries()) {
      if (answer.length > 0) continue;
      counts.open += 1;
      for (const id of answered[index]?.answer.length ? (answered[index].statements ?? []) : [])
        counts.closes[id] = (counts.closes[id] ?? 0) + 1;
    }
  }
  const sorted = Object.entries(counts.closes).toSorted(([a, one], [b, other]) =>
    other === one ? a.localeCompare(b) : other - one,
  );
  return { ...counts, closes: Object.fromEntries(sorted) };
}

function listForms(): EmployerForm[] {
  const labeled = labeledFiles.flatMap(readLabeledForms).map(({ form, jobCountries, employer }) => ({
    ...form,
    ...(jobCountries.length > 0 && { countries: jobCountries }),
    ...(employer && { employer }),
  }));
  const pages = readCorpus().flatMap(({ id, truth }): EmployerForm[] =>
    truth.questions
      ? [
          {
            ats: 'generic',
            tenant: 'page',
            postingId: id,
            url: 'https://employer.example/apply',
            language: 'en',
            countries: ['US'],
            fields: truth.questions.map(({ label, type, required, options = [] }, index) => ({
              path: `q${index}`,
              label,
              labelSource: 'name',
              type,
              control: 'text',
              required,
              options: options.map((option) => ({ label: option, value: option })),
              family: '',
            })),
          },
        ]
      : [],
  );
  return [...labeled, ...pages];
}
