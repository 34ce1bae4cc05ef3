import { answerReasons } from '#domain/messages/answers.ts';
import type { FormField } from '#domain/question/form/employer-form.ts';
import { classifyForm } from '#domain/question/meaning/classify-form.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

/** What an employer was sent before. */
export interface SentApplication {
  sentAt: string;
  /** The name of another employer; absent for the one that asks now. */
  company?: string | undefined;
  countries?: string[] | undefined;
  answers: readonly Pick<PreparedAnswer, 'field' | 'answer'>[];
}

/** What doesn't depend on the employer or the job, so that two employers get the same answer. */
const ofPerson = new Set([
  'work_auth',
  'work_auth_status',
  'sponsorship',
  'us_person',
  'citizenship',
  'clearance',
  'age_over',
  'felony',
  'criminal',
  'noncompete',
  'drivers_licence',
  'education_level',
  'has_degree',
]);

/** What stays true from one application to the next; dates, years, and counts change over time. */
const lasting = new Set([
  ...ofPerson,
  'first_name',
  'last_name',
  'full_name',
  'legal_name',
  'salary',
  'relocate',
  'travel',
  'work_mode',
  'worked_here',
  'relatives',
  'referral',
]);

/** What a resume states about these is compared with what the person types. */
const onResume = new Set(['education_level', 'has_degree', 'degree', 'years_total', 'graduation_year']);

/**
 * If this employer got a different answer before, or another one did recently, the new answer is shown to the person
 * along with the old one.
 */
export function flagContradictions(
  prepared: readonly PreparedAnswer[],
  sent: readonly SentApplication[],
  countries: string[] = [],
): PreparedAnswer[] {
  const reasons = explainContradictions(prepared, sent, countries);
  return prepared.map((one) => {
    const reason = reasons.get(one.field.path);
    return reason === undefined ? one : { ...one, reviewRequired: true, reason };
  });
}

/** The contradictions by question, each as a sentence. */
export function explainContradictions(
  answers: readonly PreparedAnswer[],
  sent: readonly SentApplication[],
  countries: string[] = [],
): Map<string, string> {
  const inOrder = sent.toSorted((a, b) => a.sentAt.localeCompare(b.sentAt));
  const same = inOrder.filter(({ company }) => company === undefined);
  const others = inOrder.filter(({ company }) => company !== undefined);
  return new Map([
    ...compare(answers, others, (one) => meaningsOf(one.answers, ofPerson, one.countries), countries),
    ...compare(answers, same, (one) => meaningsOf(one.answers, lasting)),
  ]);
}

function compare(
  answers: readonly PreparedAnswer[],
  sent: readonly SentApplication[],
  read: (one: Pick<SentApplication, 'answers' | 'countries'>) => (string | null)[],
  countries?: string[],
): Map<string, string> {
  const said = new Map<string, { answer: readonly string[]; of: SentApplication }>();
  for (const of of sent)
    for (const [index, meaning] of read(of).entries()) {
      const { answer = [] } = of.answers[index] ?? {};
      if (meaning && answer.length > 0) said.set(meaning, { answer, of });
    }
  const meanings = read({ answers, countries });
  return new Map(
    answers.flatMap(({ field, answer }, index): [string, string][] => {
      const before = answer.length > 0 ? said.get(meanings[index] ?? '') : undefined;
      if (!before || readAnswer(before.answer) === readAnswer(answer)) return [];
      const { company, sentAt } = before.of;
      const [text, day] = [before.answer.join(', '), writeDay(sentAt)];
      const reason =
        company === undefined
          ? answerReasons.contradiction(text, day)
          : answerReasons.toldAnother(company, text, day);
      return [[field.path, reason]];
    }),
  );
}

/** Where these answers differ from what the resume alone would answer. */
export function explainResumeConflicts(
  answers: readonly PreparedAnswer[],
  fromResume: readonly PreparedAnswer[],
): Map<string, string> {
  const known = new Map(fromResume.map((one) => [one.field.path, one.answer]));
  const meanings = classifyForm(answers.map(({ field }) => field));
  return new Map(
    answers.flatMap(({ field, answer }, index): [string, string][] => {
      const stated = known.get(field.path) ?? [];
      if (!onResume.has(meanings[index]?.family ?? '') || stated.length === 0 || answer.length === 0)
        return [];
      if (readAnswer(stated) === readAnswer(answer)) return [];
      return [[field.path, answerReasons.resumeSays(stated.join(', '))]];
    }),
  );
}

/**
 * Two questions with the same meaning ask the same thing; a question of no known family equals only itself.
 */
function meaningsOf(
  answers: readonly { field: FormField }[],
  compared: ReadonlySet<string>,
  countries?: string[],
): (string | null)[] {
  const fields = answers.map(({ field }) => field);
  return classifyForm(fields, countries).map(({ family, params, scope }, index) => {
    if (family === 'unknown' && compared === lasting)
      return `asked ${foldText(fields[index]?.label ?? '')}${scope}`;
    return compared.has(family) ? `${family} ${JSON.stringify(params)}` : null;
  });
}

/** Amounts by their number, choices by a leading yes or no, the rest by its words. */
function readAnswer(answer: readonly string[]): string {
  const folded = answer.map(foldText).toSorted().join('|');
  const amount = /\d[\d ]*\d|\d/.exec(folded)?.[0].replaceAll(' ', '');
  if (amount !== undefined && /^\$?[\d ]+( (per )?(year|hour|annually|usd))?$/.test(folded)) return amount;
  return /^(yes|no)\b/.exec(folded)?.[0] ?? folded;
}

function writeDay(at: string): string {
  return new Date(at).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
}
