import { answerReasons } from '#domain/messages/answers.ts';
import type { Fact, Facts, Resolved } from '#domain/question/facts/facts.ts';
import type { AskedQuestion } from '#domain/question/form/asked-question.ts';
import type { HistoryPart, JobOf } from '#domain/question/form/history-part.ts';
import { foldCompany } from '#domain/question/words/company-names.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { splitPlace, tell, writeMonth, writeMonths } from './history-values.ts';

type JobInput = HistoryPart & { kind: 'job' };

/** What the profile says about one job, in the form the input expects. */
export function answerFromJob(
  { row, part, isHeld, of }: JobInput,
  question: AskedQuestion,
  facts: Facts,
): Resolved | null {
  const fact = of ? findJobOf(of, question, facts) : facts.get(`history.${row}`);
  const [title = '', company = '', location = '', start = '', end = '', description = '', months = ''] =
    fact?.values ?? [];
  if (!fact) return null;
  const isCurrent = end === 'Present';
  if (isHeld && !isCurrent) return null;
  const which = of === 'military' ? 'military service' : of ? `job at ${company}` : row;
  const said = (value: string | null): Resolved | null => (value ? tell(fact, value, 'job', which) : null);
  const dates = [writeMonth(start, question), isCurrent ? 'present' : writeMonth(end, question)];
  const period = dates.includes(null) ? null : dates.join(' - ');
  switch (part) {
    case 'company':
      return said(company);
    // Its street is not known.
    case 'company_and_place':
      return askToRead(said([company, location].filter(Boolean).join(', ')));
    case 'title':
      return said(title);
    case 'location':
      return said(location);
    case 'city':
    case 'state':
      return said(splitPlace(location)?.[part] ?? null);
    case 'from':
      return said(writeMonth(start, question));
    case 'hired':
      return isOnlyOne(fact, true, facts) ? said(writeMonth(start, question)) : null;
    case 'to':
      return said(isCurrent ? sayPresent(question) : writeMonth(end, question));
    case 'dates':
      return said(period);
    case 'title_and_dates':
      return said(period && title ? `${title}, ${period}` : null);
    case 'current':
      return said(sayCurrent(isCurrent, question));
    case 'duties':
      return askToRead(said(description));
    case 'contact':
      return isCurrent ? (facts.get('contact_current') ?? null) : null;
    case 'tenure':
    case 'tenure_in_post':
      return isOnlyOne(fact, part === 'tenure', facts) && isCurrent
        ? withExact(said(writeMonths(Number(months), question)), Number(months))
        : null;
    case 'unit':
      return askToRead(said(/^[^,]+, (?<unit>[^,]+)$/.exec(title)?.groups?.['unit'] ?? null));
    case 'branch':
      return said(writeBranch(company, question));
  }
}

function withExact(answer: Resolved | null, months: number): Resolved | null {
  return answer && { ...answer, exact: (months / 12).toFixed(2) };
}

function askToRead(answer: Resolved | null): Resolved | null {
  return answer && { ...answer, review: answerReasons.readOnceMore };
}

/** "To (MM/YYYY, or write Present)" */
function sayPresent({ label, description = '', options }: AskedQuestion): string | null {
  const isAsked = /\b(?:or|write|enter|type|use|put) ['"“]?present\b/i.test(`${label} ${description}`);
  if (options.length > 0) return options.find((one) => foldText(one.label) === 'present')?.label ?? null;
  return isAsked ? 'Present' : null;
}

/** A single checkbox that says "I currently work here" is checked or left alone. */
function sayCurrent(isCurrent: boolean, { options: [only, ...others] }: AskedQuestion): string | null {
  if (only && others.length === 0) return isCurrent ? only.label : null;
  return isCurrent ? 'Yes' : 'No';
}

/** Another job today, or an earlier one with the same employer, makes the time unclear. */
function isOnlyOne(fact: Fact, isOfEmployer: boolean, facts: Facts): boolean {
  const [, company = ''] = fact.values ?? [];
  return listHistory(facts).every(({ values = [], ...other }) => {
    if (other.value === fact.value && values[3] === fact.values?.[3]) return true;
    return (
      values[4] !== 'Present' && !(isOfEmployer && foldCompany(values[1] ?? '') === foldCompany(company))
    );
  });
}

function listHistory(facts: Facts): Fact[] {
  return [...facts].filter(([name]) => name.startsWith('history.')).map(([, fact]) => fact);
}

const forces =
  /^(?:the )?(?:u s |us |united states )?(?<branch>army|navy|air force|marine corps|marines|coast guard|space force)(?: reserves?)?$/;

function writeBranch(company: string, { options }: AskedQuestion): string | null {
  const branch = forces.exec(foldText(company))?.groups?.['branch'];
  if (branch === undefined || options.length === 0) return branch === undefined ? null : company;
  const named = options.filter(({ label }) => forces.exec(foldText(label))?.groups?.['branch'] === branch);
  return named.length === 1 ? (named[0]?.label ?? null) : null;
}

/** The only job there; of several, the last one if the question says so. */
function findJobOf(of: JobOf, { label }: AskedQuestion, facts: Facts): Fact | null {
  const found = listHistory(facts).filter(({ values: [, company = '', , , end] = [] }) => {
    if (of === 'military') return forces.test(foldText(company));
    return foldCompany(company) === foldCompany(of.company) && (!of.isNow || end === 'Present');
  });
  const [first, ...others] = found;
  if (!first) return null;
  return others.length === 0 || (of !== 'military' && /\b(last|most recent|current)\b/i.test(label))
    ? first
    : null;
}
