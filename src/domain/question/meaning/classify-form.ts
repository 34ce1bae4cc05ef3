import type { Classified } from '#domain/question/form/asked-question.ts';
import { findOwnHeadings, type PlacedQuestion, Walk } from '#domain/question/form/form-walk.ts';
import { readAlone } from '#domain/question/form/history-alone.ts';
import type { HistoryPart } from '#domain/question/form/history-part.ts';
import { readHistoryRows } from '#domain/question/form/history-rows.ts';
import { isShortFor } from '#domain/question/words/company-names.ts';
import { onlyCountry } from '#domain/question/words/countries.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { withoutNumber } from '#domain/question/words/plain-label.ts';
import { plainWording } from '#domain/question/words/plain-wording.ts';
import { readWorkedAt } from './claims-of-employers.ts';
import { readQuestion } from './classify-question.ts';
import { findFamily } from './families.ts';
import { limitReuse, onceOnly } from './limit-reuse.ts';
import { readCitizenshipFollowUps } from './read-citizenship.ts';
import { readClearanceFollowUps } from './read-clearance-follow-ups.ts';
import { readEmployerFollowUps } from './read-employer-follow-ups.ts';
import { readLanguageFollowUps } from './read-language.ts';
import { readLicenseFollowUps } from './read-license-follow-ups.ts';

/** A question's meaning on its form. Remembered answers are reused only within the same `scope`. */
export interface Meaning extends Classified {
  scope: string;
}

/** Questions whose answer depends on the job's country. */
const isLocal = new Set([
  'work_auth',
  'sponsorship',
  'work_auth_status',
  'salary',
  'pay_range',
  'work_auth_choice',
]);

/**
 * What each question of a form asks, from its own words, its section, its neighbors, and the job's country.
 */
export function classifyForm(
  asked: readonly PlacedQuestion[],
  countries: readonly string[] = [],
  employer = '',
): Meaning[] {
  const spelledOut = plainLabels(asked, employer).map(readOnce);
  const fields = spelledOut.map((one) => one.asked);
  const alone = spelledOut.map((one) => nameEmployer(one.read, employer));
  const read = readClearanceFollowUps(
    fields,
    readLanguageFollowUps(fields, readCitizenshipFollowUps(fields, readLicenseFollowUps(fields, alone))),
  );
  const job = findJobCountry(fields, countries);
  const rows = readRows(fields, read);
  const walk = new Walk(fields, read, findOwnHeadings(fields, read));
  return fields.map((field, index) => {
    const history = rows[index];
    if (history?.isFirst) walk.block = { subject: 'applicant', section: field.section };
    const placed = walk.next(index);
    if (history && mayBeRow(placed, history))
      return {
        family: `${history.kind}_row`,
        params: { history },
        confidence: history.isDoubted ? 0.6 : 1,
        scope: `#${foldText(field.section ?? '')} ${history.row}${limitRow(history)}`,
      };
    const { params, confidence } = placed;
    const isSigned = walk.subjectOf(index) === 'signature' && signedOn.test(foldText(field.label));
    const family = isSigned && placed.family === 'unknown' ? 'signature' : placed.family;
    const local = params.country === undefined ? findLocal(index, read, job) : { country: params.country };
    const isSensitive = findFamily(family).sensitive === true;
    const section = walk.subjectOf(index) === 'applicant' ? '' : foldText(field.section ?? '');
    return {
      family,
      params: { ...params, ...(isLocal.has(family) && local) },
      confidence,
      scope: `${limitReuse(field.label, { family, params }, employer)}${isSensitive ? `@${local.country ?? ''}` : ''}${section && `#${section}`}`,
    };
  });
}

/** Forms ask the same questions again and again. Hostile input must not grow the cache without limit. */
const known = new Map<string, { label: string; read: Classified }>();
const mostKnown = 4_000;

function readOnce(field: PlacedQuestion): { asked: PlacedQuestion; read: Classified } {
  const { label, description, type, options, section, units, passage } = field;
  const words = JSON.stringify([label, description, type, options, section, units, passage]);
  const found = known.get(words);
  if (found) return { asked: { ...field, label: found.label }, read: found.read };
  const { asked, read } = readQuestion(field);
  if (known.size >= mostKnown) known.clear();
  known.set(words, { label: asked.label, read });
  return { asked, read };
}

/** Below a statement to sign, this is the day of the signature. */
const signedOn = /^(?:todays? )?date(?: signed| of signature)?$/;
/** Without an input for the city, an address is all of it. */
const ownAddress = /^(?:(?:your|my) )?(?:(?:home|current|present|mailing|residential) )?address$/;

const anAddress = /^(?!.*\b(?:e-?mail|line 2|ip)\b).*\baddress\b/i;
/** The only one on a form is where the applicant lives. */
const permanentAddress = /^permanent (?:home |mailing |residential |street )*address\b/i;

const employeeName = /^(?:employee|team member|associate)(?: full)? name$/;

/** Labels without their numbers. On a form for the employer's own people, the employee is the applicant. */
function plainLabels(asked: readonly PlacedQuestion[], employer: string): PlacedQuestion[] {
  const isWhole =
    asked.length > 1 && !asked.some(({ label }) => /\b(?:city|town|zip|postal|post ?code)\b/i.test(label));
  const isOnly = asked.filter(({ label }) => anAddress.test(label)).length === 1;
  const fields = asked.map((field) => {
    const plain = plainWording(nameOne(withoutNumber(field.label), employer));
    const label = isOnly ? plain.replace(permanentAddress, 'Home address') : plain;
    return { ...field, label: isWhole && ownAddress.test(foldText(label)) ? 'Full address' : label };
  });
  const [first, ...others] = fields;
  if (!first || !employeeName.test(foldText(first.label))) return fields;
  const isNamed = others.some(({ label }) =>
    /\b(?:first|last|full|legal|your|applicant) name\b/i.test(label),
  );
  const isInternal = others.some(({ label }) => readWorkedAt(label)?.claim.when === 'now');
  return isInternal && !isNamed ? [{ ...first, label: 'Your name' }, ...others] : fields;
}

/** "Power and Gas" in the employer's own name doesn't join two names. */
function nameOne(label: string, employer: string): string {
  return / and /.test(employer) ? label.replaceAll(employer, employer.replaceAll(' and ', ' & ')) : label;
}

/** What was said about a job at one employer, or about the time until today, is not said again. */
function limitRow(history: HistoryPart): string {
  if (history.kind !== 'job') return '';
  const isOfOne = history.of !== undefined && history.of !== 'military';
  return isOfOne || history.part.startsWith('tenure') ? onceOnly : '';
}

function readRows(fields: readonly PlacedQuestion[], read: readonly Classified[]): (HistoryPart | null)[] {
  const [alone, followUps] = [readAlone(fields), readEmployerFollowUps(fields, read)];
  return readHistoryRows(fields).map((row, index) => row ?? followUps[index] ?? alone[index] ?? null);
}

/** "Us", and a short form of the employer's name, mean the employer whose form it is. */
function nameEmployer(read: Classified, employer: string): Classified {
  const { claim } = read.params;
  if (claim?.kind !== 'worked_at') return read;
  const isOwn = employer !== '' && (claim.company === '' || isShortFor(claim.company, employer));
  if (!isOwn) return read;
  const params = { claim: { ...claim, company: employer, isOwn } as const };
  return { ...read, family: 'worked_at', params };
}

/** A supervisor's name is not part of a job row, and neither is a signature below it. */
function mayBeRow({ family }: Classified, { part }: HistoryPart): boolean {
  const { may } = findFamily(family);
  // Even below a supervisor's name, nobody but the applicant has dates of employment.
  const isOther = family === 'someone_else' && part !== 'from' && part !== 'to' && part !== 'dates';
  return !isOther && family !== 'signature' && may !== 'act' && may !== 'never';
}

type JobCountry = Pick<Classified['params'], 'country' | 'isCountryGuessed'>;

const permission = ['work_auth', 'sponsorship', 'work_auth_status'];

/**
 * If nothing says where the job is, a question about the right to work means the country of the previous one.
 */
function findLocal(index: number, read: readonly Classified[], job: JobCountry): JobCountry {
  if (job.country && !job.isCountryGuessed) return job;
  if (!permission.includes(read[index]?.family ?? '')) return job;
  const before = read
    .slice(Math.max(0, index - 3), index)
    .findLast(
      ({ family, params: { country } }) =>
        permission.includes(family) && country !== undefined && country !== 'home',
    );
  return before?.params.country ? { country: before.params.country } : job;
}

/** From the posting or its page; otherwise questions that only US forms ask are a hint. */
function findJobCountry(fields: readonly PlacedQuestion[], countries: readonly string[]): JobCountry {
  const known = onlyCountry(countries);
  if (known) return { country: known };
  const isAmerican = fields.some(({ label, options, section = '' }) =>
    /\bprotected veteran\b|\bvietnam era\b|\bform cc 305\b|\bh ?1 ?b\b|\be verify\b|\bi 9\b/.test(
      foldText([label, section, ...options.slice(0, 12).map((option) => option.label)].join(' ')),
    ),
  );
  return isAmerican ? { country: 'US', isCountryGuessed: true } : {};
}
