import { answerReasons } from '#domain/messages/answers.ts';
import type { FormField } from '#domain/question/form/employer-form.ts';
import { classifyForm } from '#domain/question/meaning/classify-form.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

/** What this employer was sent before. */
export interface SentApplication {
  sentAt: string;
  answers: readonly Pick<PreparedAnswer, 'field' | 'answer'>[];
}

/** What stays true from one application to the next; dates, years, and counts change over time. */
const lasting = new Set([
  'first_name',
  'last_name',
  'full_name',
  'legal_name',
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
  'salary',
  'relocate',
  'travel',
  'work_mode',
  'drivers_licence',
  'education_level',
  'has_degree',
  'worked_here',
  'relatives',
  'referral',
]);

/**
 * If this employer got a different answer before, the new one is shown to the person along with the old one.
 */
export function flagContradictions(
  prepared: readonly PreparedAnswer[],
  sent: readonly SentApplication[],
): PreparedAnswer[] {
  const said = new Map<string, { answer: readonly string[]; sentAt: string }>();
  for (const { answers, sentAt } of sent.toSorted((a, b) => a.sentAt.localeCompare(b.sentAt)))
    for (const [index, meaning] of meaningsOf(answers).entries()) {
      const { answer = [] } = answers[index] ?? {};
      if (meaning && answer.length > 0) said.set(meaning, { answer, sentAt });
    }
  const meanings = meaningsOf(prepared);
  return prepared.map((one, index) => {
    const meaning = one.answer.length > 0 ? (meanings[index] ?? null) : null;
    const before = meaning === null ? undefined : said.get(meaning);
    if (!before || readAnswer(before.answer) === readAnswer(one.answer)) return one;
    const reason = answerReasons.contradiction(before.answer.join(', '), writeDay(before.sentAt));
    return { ...one, reviewRequired: true, reason };
  });
}

/**
 * Two questions with the same meaning ask the same thing; a question of no known family equals only itself.
 */
function meaningsOf(answers: readonly { field: FormField }[]): (string | null)[] {
  const fields = answers.map(({ field }) => field);
  return classifyForm(fields).map(({ family, params, scope }, index) => {
    if (family === 'unknown') return `asked ${foldText(fields[index]?.label ?? '')}${scope}`;
    return lasting.has(family) ? `${family} ${JSON.stringify(params)}` : null;
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
