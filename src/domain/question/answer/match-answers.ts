import { answerReasons, answerRules } from '#domain/messages/answers.ts';
import type { AnswerSource, Fact, Facts, Resolved } from '#domain/question/facts/facts.ts';
import { formatFact } from '#domain/question/facts/format-fact.ts';
import type { Family } from '#domain/question/families/family.ts';
import type { QuestionParams } from '#domain/question/form/asked-question.ts';
import type { EmployerForm, FormField, FormOption } from '#domain/question/form/employer-form.ts';
import {
  matchDisability,
  matchHispanic,
  matchRace,
  matchVeteran,
} from '#domain/question/form/match-demographic.ts';
import { matchKinds } from '#domain/question/form/match-kinds.ts';
import { matchOption, matchShift } from '#domain/question/form/match-option.ts';
import { matchPermission, matchStatus } from '#domain/question/form/match-permission.ts';
import { matchCommute, matchOwnState, matchState } from '#domain/question/form/match-place.ts';
import { matchSource } from '#domain/question/form/match-source.ts';
import { matchNotice, matchStart } from '#domain/question/form/match-time.ts';
import { matchYears } from '#domain/question/form/match-years.ts';
import { readClearance } from '#domain/question/meaning/choices/read-status-choice.ts';
import { classifyForm, type Meaning } from '#domain/question/meaning/classify-form.ts';
import { classifyQuestion } from '#domain/question/meaning/classify-question.ts';
import { findFamily } from '#domain/question/meaning/families.ts';
import { demonyms, findCountries } from '#domain/question/words/countries.ts';
import { matchLevel } from '#domain/question/words/education-level.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { nameZone } from '#domain/question/words/time-zones.ts';
import type { AnswerValidationType } from '#domain/validation/question-type.ts';
import { validateAnswer } from '#domain/validation/validate-answer.ts';
import { matchCertification } from './certifications.ts';
import { answerFollowUps } from './follow-ups.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import { nameInitials } from './prove-history.ts';
import { resolveFact } from './resolve-fact.ts';

/**
 * Facts that record which answers to key questions were read, so that a derived answer can list the ones it
 * is based on.
 */
class RecordedFacts extends Map<string, Fact> {
  readonly read = new Set<string>();

  override get(name: string): Fact | undefined {
    const fact = super.get(name);
    if (fact?.statement !== undefined) this.read.add(fact.statement);
    return fact;
  }
}

export interface AnswerContext {
  /** Null while the profile has no file to apply with. */
  resumeFileName: string | null;
  /**
   * The person's letter with this job's names filled in (empty: none), and the file printed from it or
   * attached.
   */
  coverLetter?: { text: string; savedAt: string; file: { id: string; name: string } | null } | null;
  today: Date;
}

/** One prepared answer per question, from facts alone: an answer without a source stays open. */
export function prepareAnswers(form: EmployerForm, facts: Facts, context: AnswerContext): PreparedAnswer[] {
  const meanings = classifyForm(form.fields, form.countries, form.employer);
  const recorded = new RecordedFacts(facts);
  const prepared = form.fields.map((field, index) => {
    const meaning = meanings[index];
    if (!meaning) throw new Error('A question without a meaning');
    return prepareAnswer(field, meaning, recorded, context);
  });
  return answerFollowUps(prepared.map((one) => leaveUnasked(one, prepared)));
}

/** Conditional questions are prepared only for the people who are asked. */
function leaveUnasked(one: PreparedAnswer, all: readonly PreparedAnswer[]): PreparedAnswer {
  const { onlyIf } = one.field;
  const before = onlyIf && all.find(({ field }) => field.path === onlyIf.path);
  if (!before || before.answer.includes(onlyIf.answer)) return one;
  const reason = answerReasons.onlyIf(onlyIf.answer, before.field.label);
  return { ...one, answer: [], source: null, reviewRequired: false, reason };
}

/** Whether this form accepts a letter only as a file. */
export function asksForLetterFile(form: EmployerForm): boolean {
  return form.fields.some((field) => field.type === 'File' && isLetter(field));
}

type Blocker =
  | 'failure_pii_unsupported_field'
  | 'failure_unsupported_field'
  | 'failure_unsupported_multiple_fields';

/** Why we can never finish this form, or null. */
export function findBlocker(form: EmployerForm): Blocker | null {
  const required = form.fields.filter((field) => field.required);
  const families = required.map((field) => findFamily(classifyQuestion(field).family));
  if (families.some((family) => family.may === 'never')) return 'failure_pii_unsupported_field';
  const unsupported = required.filter(
    (field, index) =>
      field.type === 'QuestionList' ||
      (field.type === 'File' && families[index]?.name !== 'resume' && !isLetter(field)),
  );
  if (unsupported.length === 0) return null;
  return unsupported.length === 1 ? 'failure_unsupported_field' : 'failure_unsupported_multiple_fields';
}

function prepareAnswer(
  field: FormField,
  meaning: Meaning,
  facts: RecordedFacts,
  context: AnswerContext,
): PreparedAnswer {
  const { params } = meaning;
  const family = findFamily(meaning.family);
  const prepared = {
    field,
    answerValidationType: chooseValidation(field, family),
    sensitive: family.sensitive ?? false,
  };
  const open = (reason: string): PreparedAnswer => ({
    ...prepared,
    answer: [],
    source: null,
    reviewRequired: field.required,
    reason,
  });
  if (family.name === 'resume') {
    if (context.resumeFileName === null) return open(answerReasons.noResumeFile);
    const answer = [context.resumeFileName];
    const source = { kind: 'profile' as const, field: 'Resume' };
    if (!params.mixed) return { ...prepared, answer, source, reviewRequired: false };
    const reason = answerReasons.moreThanResume;
    return { ...prepared, answer, source, reviewRequired: true, reason };
  }
  const isAsked = isProse(field) ? context.coverLetter?.text : field.type === 'File';
  if (family.name === 'cover_letter' && context.coverLetter && isAsked) {
    const { file, savedAt } = context.coverLetter;
    const source = { kind: 'typed' as const, givenAt: savedAt, where: answerRules.coverLetters };
    if (field.type === 'File') {
      if (!file) return open(answerReasons.attachLetter);
      return { ...prepared, answer: [file.name], fileId: file.id, source, reviewRequired: false };
    }
    const reason = answerReasons.ownLetter;
    return { ...prepared, answer: [context.coverLetter.text], source, reviewRequired: true, reason };
  }
  if (family.may === 'never') return open(answerReasons.neverFilled);
  if (family.may === 'act') return open(family.reason ?? answerReasons.needsAgreement);
  if (family.may === 'open') return open(family.reason ?? answerReasons.ownWords);
  facts.read.clear();
  const fact = resolveFact(family, meaning, field, facts);
  const statements = fact ? listStatements(fact, facts.read) : [];
  if (!fact) return open(explainMissing(family));
  const answer = express(fact, field, { family, params, context, facts });
  if ('problem' in answer) return { ...open(answer.problem), reviewRequired: true };
  const mistake = validateAnswer(answer.values, {
    answerValidationType: prepared.answerValidationType,
    required: field.required,
    validationPattern: field.pattern,
    charLimit: field.maxLength,
  });
  const isAnyMoney = family.name === 'salary' && !params.country && params.currency !== 'dollars';
  const money = isAnyMoney ? answerReasons.whichCurrency : undefined;
  const unsure = meaning.confidence < 0.7 ? answerReasons.unsureMeaning : undefined;
  const review = fact.review ?? answer.review ?? mistake ?? money ?? unsure;
  return {
    ...prepared,
    answer: answer.values,
    source: field.type === 'Calendar' ? explainDate(fact, answer.values) : fact.source,
    ...(statements.length > 0 && { statements }),
    reviewRequired: review !== undefined,
    ...(review !== undefined && { reason: review }),
  };
}

/** An answer is based on one statement or, if a rule derived it, on all statements that the rule read. */
function listStatements({ statement, source }: Resolved, read: ReadonlySet<string>): string[] {
  if (statement !== undefined) return [statement];
  return source.kind === 'rule' ? [...read] : [];
}

/** A cover letter and nothing else. */
export function isLetter(field: FormField): boolean {
  return classifyQuestion(field).family === 'cover_letter';
}

function isProse({ type }: FormField): boolean {
  return type === 'Text' || type === 'TextArea' || type === 'RichTextArea';
}

type Matcher = (
  wanted: string,
  options: readonly FormOption[],
  facts: Facts,
  today: Date,
) => FormOption | null;
const matchers: Record<string, Matcher> = {
  citizenship_country: (wanted, options) => matchOption(wanted, options) ?? matchNationality(wanted, options),
  certification: (wanted, options) => matchOption(wanted, options) ?? onlyCurrent(wanted, options),
  certifications: matchCertification,
  heard_about: matchSource,
  education_level: (wanted, options, facts) =>
    matchOption(wanted, options) ?? matchLevel(wanted, options, facts.get('education.degree')?.value ?? ''),
  speaks: matchSpoken,
  language_level: (wanted, options) => matchOption(wanted, options) ?? onlyFluent(options),
  years_with: matchYears,
  years_total: matchYears,
  shifts: matchShift,
  other_shifts: (wanted, options) => matchNone(wanted, options) ?? matchShift(wanted, options),
  other_days: (wanted, options) => matchNone(wanted, options) ?? matchOption(wanted, options),
  hours_wanted: (wanted, options) => onlyHours(wanted, options) ?? matchOption(wanted, options),
  license_row: (wanted, options) => matchOption(wanted, options) ?? matchInitials(wanted, options),
  lifting: (wanted, options) => matchOption(wanted.replace(/ ?(?:pounds|lbs?)\.?$/i, ''), options),
  notice: matchNotice,
  start_date: (wanted, options, _, today) => matchStart(wanted, options, today),
  commute: matchCommute,
  license_states: matchState,
  state: matchOwnState,
  work_state: matchOwnState,
  own_timezone: (wanted, options) => matchOption(wanted, options) ?? matchZone(wanted, options),
  has_degree: matchDegree,
  work_auth_choice: matchPermission,
  clearance_choice: matchClearance,
  work_auth_status: matchStatus,
  hispanic: matchHispanic,
  disability: matchDisability,
  race: (wanted, options, facts) => matchRace(wanted, options, facts.get('eeo.hispanic')?.value),
  veteran: matchVeteranStatus,
};

/** Someone who is not a protected veteran may still be a veteran. */
function matchVeteranStatus(wanted: string, options: readonly FormOption[], facts: Facts): FormOption | null {
  const found = matchVeteran(wanted, options);
  const saysMore =
    foldText(wanted) === 'i am not a protected veteran' &&
    /^(?!.*protected).*veteran/i.test(found?.label ?? '');
  return saysMore && facts.get('military')?.value !== 'No' ? null : found;
}

/** "Yes - Secret", or "I do not hold an active clearance" for none. */
function matchClearance(wanted: string, options: readonly FormOption[]): FormOption | null {
  const same = options.filter(({ label }) => readClearance(label) === readClearance(wanted));
  return readClearance(wanted) !== null && same.length === 1 ? (same[0] ?? null) : null;
}

/** "Yes - BSN" for a Bachelor of Science in Nursing. */
function matchDegree(wanted: string, options: readonly FormOption[], facts: Facts): FormOption | null {
  const initials = nameInitials(facts.get('education.degree')?.value ?? '');
  const named = options.filter(({ label }) => foldText(label) === `${foldText(wanted)} ${initials}`);
  return matchOption(wanted, options) ?? (named.length === 1 ? (named[0] ?? null) : null);
}

/** "Yes - Spanish" of several ways to say yes. */
function matchSpoken(wanted: string, options: readonly FormOption[], facts: Facts): FormOption | null {
  const spoken = (facts.get('languages')?.values ?? []).map(foldText).filter((one) => one !== 'english');
  const named = options.filter(({ label }) => {
    const [said, ...words] = foldText(label).split(' ');
    return said === foldText(wanted) && words.some((word) => spoken.includes(word));
  });
  return matchOption(wanted, options) ?? (named.length === 1 ? (named[0] ?? null) : null);
}

/** "Nigerian" for Nigeria */
function matchNationality(wanted: string, options: readonly FormOption[]): FormOption | null {
  const [own, ...more] = findCountries(wanted);
  const named = options.filter(({ label }) => demonyms[foldText(label)] === own);
  return own !== undefined && more.length === 0 && named.length === 1 ? (named[0] ?? null) : null;
}

/** "I can work all of these" for somebody who leaves none out. */
function matchNone(wanted: string, options: readonly FormOption[]): FormOption | null {
  const none = options.filter(({ label }) =>
    /^(?:none\b|no restrictions|n\/?a$|not applicable|(?:none )?(?:i am|i['’]m) available (?:every|all|any)|i can work (?:all|any|every)|(?:i am )?available (?:every|all) days?|all of (?:these|the above) work)/i.test(
      label,
    ),
  );
  return wanted === 'None' && none.length === 1 ? (none[0] ?? null) : null;
}

/** "RN" for a license as a registered nurse. */
function matchInitials(wanted: string, options: readonly FormOption[]): FormOption | null {
  const name = wanted.replace(/ (?:licen[cs]e|certificat\w+|card)$/i, '');
  const initials = name
    .split(/[\s-]+/)
    .map((word) => word.slice(0, 1))
    .join('')
    .toUpperCase();
  const same = options.filter(({ label }) => label.trim() === initials || foldText(label) === foldText(name));
  return initials.length > 1 && same.length === 1 ? (same[0] ?? null) : null;
}

/** "0.9 FTE (36 hours)" for 36. */
function onlyHours(wanted: string, options: readonly FormOption[]): FormOption | null {
  const [only, ...others] = options.filter(({ label }) =>
    new RegExp(`(?<![\\d-] ?)\\b${wanted} ?(?:hours|hrs)\\b`, 'i').test(label),
  );
  return /^\d{1,2}$/.test(wanted) && only && others.length === 0 ? only : null;
}

/** "CT" or "Central Time (CST)" for Central. */
function matchZone(wanted: string, options: readonly FormOption[]): FormOption | null {
  const same = options.filter(({ label }) => nameZone(label.split(/[ (/]/)[0] ?? '') === wanted);
  return same.length === 1 ? (same[0] ?? null) : null;
}

/** "Yes - current" beside "Yes - lapsed" */
function onlyCurrent(wanted: string, options: readonly FormOption[]): FormOption | null {
  const current = options.filter(({ label }) =>
    /^yes\b(?!.*\b(?:not|in|lapsed|expired)\b).*\b(?:current|active|valid|unexpired)\b/i.test(label),
  );
  return foldText(wanted) === 'yes' && current.length === 1 ? (current[0] ?? null) : null;
}

/** "Native or fluent" */
function onlyFluent(options: readonly FormOption[]): FormOption | null {
  const fluent = options.filter(({ label }) =>
    /^(?!.*\b(?:not|less|semi|almost|near)\b).*\bfluent\b/i.test(label),
  );
  return fluent.length === 1 ? (fluent[0] ?? null) : null;
}

const checkTheRest = answerReasons.otherChoices;

type Expressed = { values: string[]; review?: string | undefined } | { problem: string };

interface Asked {
  family: Family;
  params: QuestionParams;
  context: AnswerContext;
  facts: Facts;
}

/** Converts the fact to what the form accepts: one of its options, a date, an amount, or plain text. */
function express(fact: Resolved, field: FormField, { family, params, context, facts }: Asked): Expressed {
  const formatted = formatFact(fact, field, { family, params, today: context.today, facts });
  if (formatted === null) return { problem: answerReasons.wrongKind(fact.value) };
  if (field.options.length === 0) return { values: formatted };
  const together = field.type === 'SingleChoice' ? matchKinds(family.name, formatted, field.options) : null;
  if (together) return { values: [together.label] };
  const wanted = field.type === 'MultiChoice' || family.lists ? formatted : formatted.slice(0, 1);
  const match: Matcher = matchers[family.name] ?? matchOption;
  // "English only" is false for someone with two languages.
  const offered =
    family.lists && formatted.length > 1
      ? field.options.filter(({ label }) => !/\bonly\b/i.test(label))
      : field.options;
  // Five and a half years are more than five, if a list ends there.
  const exact = fact.exact === undefined ? null : match(fact.exact, field.options, facts, context.today);
  const chosen = exact ? [exact] : wanted.map((value) => match(value, offered, facts, context.today));
  const some = chosen.filter((option) => option !== null);
  const isOne = family.lists === 'all' ? new Set(some).size < 2 : formatted.length < 2;
  if (family.lists && !isOne && field.type !== 'MultiChoice') return { problem: answerReasons.onlyOneChoice };
  const joined = wanted.find((value, index) => chosen[index] === null && isPartOf(value, offered));
  if (family.lists === 'all' && joined !== undefined) return { problem: answerReasons.notAChoice(joined) };
  if (family.lists && some.length > 0) {
    const ordered = field.options.filter((option) => some.includes(option)).map(({ label }) => label);
    return { values: ordered, review: family.lists === 'some' ? checkTheRest : undefined };
  }
  const missing = wanted.find((_, index) => chosen[index] === null);
  if (missing !== undefined) return { problem: answerReasons.notAChoice(missing) };
  return { values: chosen.flatMap((option) => (option ? [option.label] : [])) };
}

/** "Nights" is offered only as a part of "Weekend nights" and "Weeknights". */
function isPartOf(value: string, options: readonly FormOption[]): boolean {
  const stem = foldText(value).replace(/s$/, '');
  return options.some(({ label }) => foldText(label).includes(stem));
}

function explainDate(fact: Resolved, [date]: readonly string[]): AnswerSource {
  if (date === fact.value) return fact.source;
  return {
    kind: 'rule',
    rule: answerRules.fromToday,
    inputs: [answerRules.youSaid(fact.value)],
  };
}

function explainMissing(family: Family): string {
  if (family.may === 'profile') return answerReasons.nothingInProfile;
  return family.sensitive ? answerReasons.neverGuessed : answerReasons.onlyYou;
}

function chooseValidation(field: FormField, family: Family): AnswerValidationType {
  if (field.type === 'Calendar') return 'Date';
  if (field.type === 'Number') return 'Number';
  if (field.options.length > 0 || field.type !== 'Text') return 'Default';
  return family.validation ?? (field.pattern ? 'Regex' : 'Default');
}
