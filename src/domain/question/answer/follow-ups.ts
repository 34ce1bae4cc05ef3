import { answerRules } from '#domain/messages/answers.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { withoutNumber } from '#domain/question/words/plain-label.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

const condition =
  /^if (?:you (?:answered |selected |chose |checked )?)?(?<said>yes|so|any|no|not|other|served)\b|^if (?:you are )?(?:under|younger than) (?:the age of )?(?<age>18)\b/;
const { doesNotApply } = answerRules;

/**
 * "If yes, explain" after a no is answered "N/A" when an answer is required. The previous answer decides, and
 * changing that one removes it.
 */
export function answerFollowUps(prepared: readonly PreparedAnswer[]): PreparedAnswer[] {
  const conditions = prepared.map(
    ({ field: { label } }) => condition.exec(foldText(withoutNumber(label)))?.groups,
  );
  // The last question before each one that isn't a follow-up itself.
  let last: PreparedAnswer | undefined;
  const parents = prepared.map((one, index) => {
    const before = last;
    if (!conditions[index]) last = one;
    return before;
  });
  return prepared.map((one, index) => {
    const said = conditions[index];
    const isOurs = one.source?.kind === 'rule' && one.source.rule === doesNotApply;
    const choice = said ? chooseNone(one) : null;
    // An optional question is answered only if its list offers that it doesn't apply.
    const isAsked = one.field.required || one.field.options.length > 0;
    if (!said || !isAsked || (one.answer.length > 0 && !isOurs)) return one;
    const before = said['age'] ? findAge(prepared, index) : inSection(one, parents[index]);
    if (choice !== null && before && isOther(said['age'] ? 'no' : (said['said'] ?? ''), before)) {
      const inputs = [`${before.field.label} ${before.answer.join(', ')}`];
      const { reason: _open, ...rest } = one;
      const source = { kind: 'rule' as const, rule: doesNotApply, inputs };
      return { ...rest, answer: [choice], source, reviewRequired: false };
    }
    return isOurs ? { ...one, answer: [], source: null, reviewRequired: true } : one;
  });
}

/** What to write or choose; null when no option means that it doesn't apply. */
function chooseNone({ field: { type, options } }: PreparedAnswer): string | null {
  if (options.length === 0) return ['Text', 'TextArea', 'RichTextArea'].includes(type) ? 'N/A' : null;
  return (
    options.find(({ label }) => /^(n a|not applicable|does not apply)\b/.test(foldText(label)))?.label ?? null
  );
}

/** The previous question counts only within the same section. */
function inSection(one: PreparedAnswer, before: PreparedAnswer | undefined): PreparedAnswer | undefined {
  return before?.field.section === one.field.section ? before : undefined;
}

function findAge(prepared: readonly PreparedAnswer[], index: number): PreparedAnswer | undefined {
  return prepared
    .slice(0, index)
    .find(({ field }) => /\b(at least|over)\b.*\b18\b|\b18\b.*\b(older|over)\b/.test(foldText(field.label)));
}

/**
 * Whether the previous question was clearly answered so that the follow-up doesn't apply. Only a list of
 * choices can tell.
 */
function isOther(said: string, { answer, source, field, reviewRequired }: PreparedAnswer): boolean {
  const [only, ...others] = answer.map(foldText);
  if (only === undefined || others.length > 0 || source === null) return false;
  if (reviewRequired || field.options.length < 2) return false;
  if (said === 'other') return only !== 'other' && field.options.some(({ label }) => /^other\b/i.test(label));
  return said === 'no' || said === 'not' ? only === 'yes' : only === 'no';
}
