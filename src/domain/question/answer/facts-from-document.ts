import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readAnswers } from '#domain/document/sections/answers.ts';
import { readBasics } from '#domain/document/sections/basics.ts';
import { readContact } from '#domain/document/sections/contact.ts';
import {
  countTogether,
  countWorkedMonths,
  findJobSpan,
  findLatestJob,
} from '#domain/document/sections/derived-values.ts';
import { type Education, readEducation } from '#domain/document/sections/education.ts';
import { readExperience } from '#domain/document/sections/experience.ts';
import { readFurtherItems } from '#domain/document/sections/further-sections.ts';
import { readSkills } from '#domain/document/sections/skills.ts';
import { readHtmlText } from '#domain/document/values/html-list.ts';
import { type Quote, readQuotes } from '#domain/document/values/quotes.ts';
import { findStateCode, isStateOrDistrict } from '#domain/document/values/us-states.ts';
import { answerRules } from '#domain/messages/answers.ts';
import {
  type AnswerSource,
  type Fact,
  type Facts,
  nameFact,
  statedIn,
} from '#domain/question/facts/facts.ts';
import { readCertification } from '#domain/question/facts/read-certification.ts';
import type { QuestionParams } from '#domain/question/form/asked-question.ts';
import type { FormOption } from '#domain/question/form/employer-form.ts';
import { classifyForm, type Meaning } from '#domain/question/meaning/classify-form.ts';
import { findFamily } from '#domain/question/meaning/families.ts';
import { isReusable } from '#domain/question/meaning/limit-reuse.ts';
import { readPay } from '#domain/question/meaning/terms/read-pay.ts';
import { findHighestDegree } from '#domain/question/words/education-level.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { nameSaid } from './said-before.ts';

/** An answer the person gave, for example on an earlier application. */
export interface TypedAnswer {
  questionText: string;
  answer: readonly string[];
  givenAt: string;
  where?: string | undefined;
  /** The remembered answer. */
  id?: string | undefined;
  /** For an answer to a key question. */
  questionId?: string;
  /** What was asked when it was given; without it, the question is about the person in the United States. */
  meaning?: Meaning | undefined;
}

export interface FactExtras {
  today: Date;
  /** When the document and its key answers were last saved. */
  documentSavedAt: string;
  answers?: readonly TypedAnswer[];
}

/** Everything known about a person that may answer a question, with its source. */
export function factsOf(document: UserDocument, extras: FactExtras): Facts {
  const facts = new Map<string, Fact>();
  const quotes = readQuotes(document);
  addContact(facts, document, quotes);
  addExperience(facts, document, quotes, extras.today);
  addEducation(facts, document, quotes, extras.today);
  addJobs(facts, document, extras.today);
  addHistory(facts, document, extras.today);
  addSkills(facts, document, quotes);
  addCertifications(facts, document, extras.today);
  addPay(facts, document, extras.documentSavedAt);
  const keyAnswers = readAnswers(document).map((one) => ({
    ...one,
    givenAt: extras.documentSavedAt,
    where: statedIn,
  }));
  for (const answer of extras.answers ?? []) addTyped(facts, answer, 'typed');
  for (const answer of keyAnswers) addTyped(facts, answer, 'profile');
  return facts;
}

/**
 * The fact name for the exact same question asked again, about the same country and the same section of a
 * form.
 */
export function nameAskedFact(questionText: string, scope: string): string {
  return `asked.${foldText(questionText)}${scope}`;
}

type Collected = Map<string, Fact>;
type Quotes = ReadonlyMap<string, Quote>;

function addContact(facts: Collected, document: UserDocument, quotes: Quotes): void {
  const contact = readContact(document);
  const place = [contact.city, contact.state].filter(Boolean).join(', ');
  const add = (name: string, value: string, field: string) =>
    addFromDocument(facts, quotes, name, value, field);
  add('name.first', contact.firstName, 'First name');
  add('name.last', contact.lastName, 'Last name');
  if (contact.firstName && contact.lastName)
    add('name.full', `${contact.firstName} ${contact.lastName}`, 'First and last name');
  add('email', contact.email, 'Email');
  add('phone', contact.phone, 'Phone');
  add('location.street', contact.street, 'Street');
  add('location.city', contact.city, 'City');
  add('location.state', contact.state, 'State');
  add('location.zip', contact.zip, 'ZIP code');
  if (contact.city && contact.state) add('location.full', place, 'City and state');
  if (contact.city && contact.state && contact.zip)
    add('location.line', `${place} ${contact.zip}`, 'City, state, and ZIP code');
  if (contact.street && contact.city && contact.state && contact.zip)
    add('location.address', `${contact.street}, ${place} ${contact.zip}`, 'Address');
  add('links.linkedin', contact.linkedIn, 'LinkedIn');
  const state = findStateCode(contact.state);
  // A territory may be its own country on a form, and a military address says nothing about where somebody
  // lives.
  if (!state || !isStateOrDistrict(state)) return;
  addRule(facts, 'location.country', 'United States', answerRules.stateInUs, [
    answerRules.state(contact.state),
  ]);
  if (contact.phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '').length === 10)
    addRule(facts, 'phone.country', 'United States', answerRules.phoneInUs, [
      answerRules.phone(contact.phone),
      answerRules.state(contact.state),
    ]);
}

function addExperience(facts: Collected, document: UserDocument, quotes: Quotes, today: Date): void {
  const jobs = readExperience(document);
  const months = countWorkedMonths(jobs, today);
  const current = jobs.find((job) => job.current);
  const latest = current ?? findLatestJob(jobs);
  addFromDocument(facts, quotes, 'experience.company', current?.company ?? '', 'Current company');
  addFromDocument(facts, quotes, 'experience.title', current?.title ?? '', 'Current job title');
  addFromDocument(facts, quotes, 'experience.company.latest', latest?.company ?? '', 'Latest company');
  addFromDocument(facts, quotes, 'experience.title.latest', latest?.title ?? '', 'Latest job title');
  if (months >= 12)
    addRule(
      facts,
      'experience.years',
      String(Math.floor(months / 12)),
      answerRules.allYears,
      jobs.map((job) => answerRules.period(job.title, job.start, job.current ? 'today' : job.end)),
    );
}

/** What each job was about and when it was held, for questions about years of experience. */
function addJobs(facts: Collected, document: UserDocument, today: Date): void {
  for (const [index, job] of readExperience(document).entries()) {
    const text = foldText(`${job.title} ${readHtmlText(job.description)}`);
    const span = findJobSpan(job, today);
    if (!span) continue;
    const when = job.current ? 'current' : '';
    const values = [job.title, String(span.from), String(span.to), text, job.company, when];
    facts.set(`job.${index}`, { value: job.title, values, source: { kind: 'profile', field: 'Experience' } });
  }
}

/** The jobs as rows of a form, latest first; without dates there is no order. */
function addHistory(facts: Collected, document: UserDocument, today: Date): void {
  const jobs = readExperience(document).map((job) => ({ job, span: findJobSpan(job, today) }));
  if (jobs.some(({ span }) => !span)) return;
  const began = ({ span }: (typeof jobs)[number]) => span?.from ?? 0;
  const ended = ({ job, span }: (typeof jobs)[number]) => (job.current ? Infinity : (span?.to ?? 0));
  const latestFirst = jobs.toSorted((a, b) =>
    ended(a) === ended(b) ? began(b) - began(a) : ended(b) - ended(a),
  );
  for (const [index, { job, span }] of latestFirst.entries()) {
    const end = job.current ? 'Present' : job.end;
    const text = readHtmlText(job.description);
    const months = String(countTogether(span ? [span] : []));
    const values = [job.title, job.company, job.location, job.start, end, text, months];
    const value = [job.title, job.company].filter(Boolean).join(', ');
    facts.set(`history.${index}`, { value, values, source: { kind: 'profile', field: 'Experience' } });
  }
}

function addSkills(facts: Collected, document: UserDocument, quotes: Quotes): void {
  const skills = readSkills(document);
  for (const skill of skills) addFromDocument(facts, quotes, `skill.${foldText(skill)}`, skill, 'Skills');
  if (skills[0] !== undefined)
    facts.set('skills', {
      value: skills.join(', '),
      values: skills,
      source: { kind: 'profile', field: 'Skills' },
    });
}

function addCertifications(facts: Collected, document: UserDocument, today: Date): void {
  const printed = document.sections
    .filter((section) => section.sectionTypeCD === 'CERT')
    .flatMap(readFurtherItems);
  const source: AnswerSource = { kind: 'profile', field: 'Certifications' };
  for (const [index, value] of printed.entries()) {
    const { expires, isExpired, number } = readCertification(value, today);
    const values = [value, expires, isExpired ? 'expired' : '', number];
    facts.set(`certification.${index}`, { value, values, source });
  }
  if (printed.length > 0) facts.set('certifications', { value: printed.join('; '), values: printed, source });
}

function addEducation(facts: Collected, document: UserDocument, quotes: Quotes, today: Date): void {
  const schools = readEducation(document);
  const highest = findHighestDegree(schools, today);
  if (highest)
    addRule(facts, 'education.level', highest.level, answerRules.degree, [
      [highest.entry.degree, highest.entry.school].filter(Boolean).join(', '),
    ]);
  const only = schools.length > 1 ? findLatest(highest?.entry, schools) : schools[0];
  for (const [index, school] of schools.entries()) {
    const isFinished = findHighestDegree([school], today) !== null;
    const isLeft = school.status === 'Did not finish' || school.status === 'Currently attending';
    const values = [
      school.school,
      school.degree,
      school.field,
      school.location,
      school.graduationYear,
      isFinished ? 'yes' : isLeft ? 'no' : '',
      findHighestDegree([school], today)?.level ?? '',
      school === only ? 'first' : '',
    ];
    const value = [school.degree, school.school].filter(Boolean).join(', ');
    facts.set(`school.${index}`, { value, values, source: { kind: 'profile', field: 'Education' } });
  }
  if (!only) return;
  addFromDocument(facts, quotes, 'education.school', only.school, 'School');
  addFromDocument(facts, quotes, 'education.degree', only.degree, 'Degree');
  addFromDocument(facts, quotes, 'education.field', only.field, 'Field of study');
  const year = /^\d{4}$/.exec(only.graduationYear)?.[0] ?? '';
  if (only === highest?.entry) addFromDocument(facts, quotes, 'education.year', year, 'Graduation year');
}

/**
 * With several schools, the one with the highest degree if it is also the last: that is the one forms mean.
 */
function findLatest(highest: Education | undefined, schools: readonly Education[]): Education | undefined {
  const yearOf = ({ graduationYear }: Education) => Number(/\d{4}/.exec(graduationYear)?.[0] ?? Number.NaN);
  const isLast = (one: Education) => schools.every((other) => other === one || yearOf(other) < yearOf(one));
  return highest && isLast(highest) ? highest : undefined;
}

function addPay(facts: Collected, document: UserDocument, givenAt: string): void {
  const { salary, salaryType } = readBasics(document);
  if (!salary) return;
  const source: AnswerSource = { kind: 'typed', givenAt, where: 'Job preferences' };
  facts.set('pay.desired', { value: salary, source });
  facts.set('pay.unit', { value: salaryType === 'Hourly' ? 'hour' : 'year', source });
}

/** A later answer beats an earlier one; only the key questions may override the profile. */
function addTyped(facts: Collected, typed: TypedAnswer, overrules: 'typed' | 'profile'): void {
  const { questionText, givenAt, where, id, questionId } = typed;
  const values = typed.answer.filter((value) => value.trim() !== '');
  const [value] = values;
  if (value === undefined) return;
  const fact: Fact = {
    value,
    source: {
      kind: 'typed',
      givenAt,
      ...(where !== undefined && { where }),
      ...(id !== undefined && { id }),
    },
    ...(values.length > 1 && { values }),
    ...(questionId !== undefined && { statement: questionId }),
  };
  const meaning = typed.meaning ?? readStatement(questionText);
  const family = findFamily(meaning.family);
  if (!meaning.params.isCountryGuessed && (typed.meaning === undefined || isReusable(meaning)))
    facts.set(nameAskedFact(questionText, meaning.scope), fact);
  const said = typed.meaning && isReusable(meaning) ? nameSaid(family, meaning, questionText) : [];
  for (const name of said) facts.set(name, fact);
  // An answer about a skill counts for every plain question about the same skill.
  const { topic } = meaning.params;
  if (topic !== undefined && !meaning.params.negated) facts.set(`said.${family.name}.${topic}`, fact);
  // How somebody heard about one employer is not an answer to the next, and neither is a permission.
  const isOfOneEmployer =
    typed.meaning !== undefined && (family.name === 'heard_about' || family.name === 'contact_employer');
  const name = isOfOneEmployer ? null : nameFact(family, meaning.params);
  // The resume tells which degrees somebody has; only their own words tell which they don't have.
  if (name === 'education.level' && isPlain(meaning.params)) facts.set('education.stated', fact);
  if (!name || !isPlain(meaning.params) || (family.may !== 'typed' && family.may !== overrules)) return;
  const stored = meaning.params.inverse ? invert(fact) : fact;
  if (!stored) return;
  facts.set(name, stored);
  if (name === 'pay.desired') addPayUnit(facts, fact, meaning.params.unit);
}

/** What the usual wording would have been answered with. */
function invert(fact: Fact): Fact | null {
  const said = foldText(fact.value);
  return said === 'yes' ? { ...fact, value: 'No' } : said === 'no' ? { ...fact, value: 'Yes' } : null;
}

/** A statement made once in the profile; the input it was made in doesn't matter. */
export function readStatement(questionText: string): Meaning {
  const read = (options: FormOption[]): Meaning | undefined =>
    classifyForm(
      [{ path: '', label: questionText, options, type: options.length > 0 ? 'SingleChoice' : 'Text' }],
      ['US'],
    )[0];
  const hasFact = (meaning: Meaning | undefined) => findFamily(meaning?.family ?? '').fact !== undefined;
  const typed = read([]);
  if (hasFact(typed)) return typed as Meaning;
  const chosen = read(yesNo);
  return (hasFact(chosen) ? chosen : typed) as Meaning;
}

const yesNo = ['Yes', 'No'].map((label) => ({ label, value: label }));

/** Only a plain, complete statement about the United States is used beyond the form where it was made. */
export function isPlain({
  polarity,
  negated,
  country = 'US',
  isCountryGuessed,
  part,
  currency,
  sum,
  claim,
}: QuestionParams): boolean {
  if (claim || polarity || negated || isCountryGuessed || sum || currency === 'foreign') return false;
  return country === 'US' && part !== 'last' && part !== 'middle' && part !== 'initial' && part !== 'other';
}

/** The period that was asked for or stated, or else the only one that fits such an amount. */
function addPayUnit(facts: Collected, fact: Fact, asked: QuestionParams['unit']): void {
  const amount = Number(/\d[\d,]*/.exec(fact.value)?.[0].replaceAll(',', '') ?? 0);
  const said =
    readPay(fact.value, '').unit ??
    asked ??
    (amount >= 10_000 ? 'year' : amount > 0 && amount <= 250 ? 'hour' : 'other');
  facts.set('pay.unit', { ...fact, value: said });
}

function addFromDocument(facts: Collected, quotes: Quotes, name: string, value: string, field: string): void {
  if (value.trim() === '') return;
  const quote = quotes.get(value);
  const source: AnswerSource = quote
    ? { kind: 'resume', field, quote: quote.text, page: quote.page }
    : { kind: 'profile', field };
  facts.set(name, { value, source });
}

function addRule(facts: Collected, name: string, value: string, rule: string, inputs: string[]): void {
  facts.set(name, { value, source: { kind: 'rule', rule, inputs } });
}
