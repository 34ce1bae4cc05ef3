import type { Family } from '#domain/question/families/family.ts';
import { lasting } from '#domain/question/families/lasting.ts';
import type { AskedQuestion, Classified } from '#domain/question/form/asked-question.ts';
import type { Claim } from '#domain/question/form/claim.ts';
import { offersHispanic } from '#domain/question/form/match-demographic.ts';
import {
  asksForNoValue,
  asksYesOrNo,
  isJoined,
  offersStates,
  offersStatus,
  offersWays,
} from '#domain/question/form/question-shape.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { splitSentences, withoutNote } from '#domain/question/words/plain-label.ts';
import { plainWording } from '#domain/question/words/plain-wording.ts';
import { askStatement, nameSkillAsked, spellOut } from '#domain/question/words/spell-out.ts';
import type { QuestionType } from '#domain/validation/question-type.ts';
import { readEmployee } from './claims-of-employer-kinds.ts';
import { readLicenseDetails } from './claims-of-licenses.ts';
import {
  compoundFamily,
  detailFamily,
  families,
  findFamily,
  isUnderstood,
  unknownFamily,
} from './families.ts';
import { readChoices } from './read-choices.ts';
import { readClaim, readStatedClaim } from './read-claim.ts';
import { readExperience } from './read-experience.ts';
import { readFileQuestion } from './read-file-question.ts';
import { readLanguage } from './read-language.ts';
import { readParams } from './read-params.ts';
import { readPermission } from './read-permission.ts';
import { readRecord } from './read-record.ts';
import { readTopic } from './read-subject.ts';
import { type AskedYears, readYears } from './read-years.ts';
import { readTerms } from './terms/read-terms.ts';

/**
 * Families whose answers are independent of each other: a question that joins two of them has no single
 * answer.
 */
const separable = new Set([
  'relocate',
  'resides',
  'work_mode',
  'travel',
  'shifts',
  'location',
  'drivers_licence',
  'transport',
  'age_over',
  'felony',
  'clearance',
  'has_degree',
  'citizenship',
  'us_person',
  'noncompete',
  'certification',
]);
const permissions = new Set(['work_auth', 'sponsorship', 'work_auth_status']);

/** What the words of a question ask; classify-form.ts reads its place on the form. */
export function classifyQuestion(question: AskedQuestion): Classified {
  return readQuestion(question).read;
}

/** What a question asks, and its words; only what isn't understood as it stands is spelled out first. */
export function readQuestion<Asked extends AskedQuestion>(asked: Asked): { asked: Asked; read: Classified } {
  const read = classifyWritten(asked);
  if (asked.type === 'File') return { asked, read };
  const above = asked.passage && !findFamily(read.family).fact ? readWithPassage(asked) : null;
  if (above || isUnderstood(read)) return above ?? { asked, read };
  const stated = asked.options.length > 1 && asksYesOrNo(asked) ? askStatement(asked.label) : null;
  const label = spellOut(stated ?? nameSkillAsked(asked) ?? withoutNote(asked.label));
  if (label === asked.label) return { asked, read };
  const whole = { ...asked, label };
  const again = classifyWritten(whole);
  return isUnderstood(again) ? { asked: whole, read: again } : { asked, read };
}

const pointing =
  /\b(?:this|these|the (?:above|following|travel|schedule|physical|lifting|attendance|shift))\b.*\?|\b(?:described|listed|stated|mentioned|shown) (?:above|here)\b/i;

/** "Can you commit to this?" asks about the terms in the text above it, and about nothing else. */
function readWithPassage<Asked extends AskedQuestion>(
  asked: Asked,
): ReturnType<typeof readQuestion<Asked>> | null {
  const { passage = '', label } = asked;
  if (passage === '' || passage.length > 200 || /[?]|\bif\b/i.test(passage)) return null;
  if (!pointing.test(label) || splitSentences(label).length > 1 || !asksYesOrNo(asked)) return null;
  const whole = { ...asked, label: `${passage} ${label}` };
  const terms = readTerms(whole.label);
  return (
    terms && { asked: whole, read: { family: terms.family, params: { claim: terms.claim }, confidence: 1 } }
  );
}

function classifyWritten(asked: AskedQuestion): Classified {
  const question = { ...asked, label: plainWording(asked.label) };
  const whole = classifyWhole(question);
  const { may, fact } = findFamily(whole.family);
  if (whole.params.claim || may === 'act' || may === 'never' || question.type === 'File') return whole;
  const plain = withoutNote(question.label);
  const noted = plain === question.label ? whole : classifyWhole({ ...question, label: plain });
  if (noted.params.claim) return noted;
  const own = findOwnQuestion(question.label);
  const alone = own === null ? whole : classifyWhole({ ...question, label: own });
  const isHome = alone.family === 'resides' && alone.params.place !== undefined;
  if (placed.has(alone.family) || isHome || alone.params.claim?.kind === 'employment') return alone;
  if (fact) return whole;
  if (findFamily(noted.family).takes === 'yes') return noted;
  const isOwn = own !== null && !isUnderstood(whole) && isLasting(alone, question.label);
  return isOwn || standAlone.has(alone.family) || alone.params.citizen ? alone : whole;
}

/** What is asked about the person alone means the same after an introduction that defines no word of it. */
function isLasting({ family, params: { claim, language } }: Classified, label: string): boolean {
  if (defining.test(label)) return false;
  return (family === 'language_level' && language !== undefined) || lastingClaims.has(claim?.kind ?? '');
}

const defining =
  /\b(?:not|never|exclud\w*|except\w*|includ\w*|only|means?|defined?|definition|refers?|count\w*|consider\w*|following|need not|sealed|expunged|purposes? of)\b/i;
const lastingClaims: ReadonlySet<string> = new Set([
  'years',
  'certified',
  'convicted',
  'military',
  'clearance',
  'languages',
  'citizen',
  'citizen_of',
  'degree',
  'graduate',
  'studied',
  'worked_at',
  'worked_for_kind',
  'employed',
  'occupation',
  'under_age',
  'dismissed',
]);

/** Where somebody lives or works from doesn't depend on where the job is. */
const placed = new Set(['state', 'work_state', 'city', 'country', 'work_country']);

/** Families whose questions mean the same after any introduction. */
const standAlone = new Set(
  ['drivers_licence', 'reliable_transport', 'commute', 'notice', 'hours_wanted', 'days', 'record'].concat(
    lasting.map(({ name }) => name),
  ),
);

/** The question after statements that it doesn't refer to. */
export function findOwnQuestion(label: string): string | null {
  const sentences = splitSentences(
    label.replace(/^\W*\d{1,2}[.)]\s+/, '').replace(/(?<=\?)\s*\([^()?]*\)\s*$/, ''),
  );
  const asked = sentences.at(-1) ?? '';
  const isNumbered = sentences.length === 1 && asked !== label;
  if (!isNumbered && (sentences.length < 2 || !/\?\W*$/.test(asked))) return null;
  const isReferring = /\b(this|that|these|those|it|they|he|she|his|her|their|such|above|so)\b/i.test(asked);
  const before = sentences.slice(0, -1);
  return isReferring || before.some((one) => /\?|\bif\b|\banswer\b|\bselect\b/i.test(one)) ? null : asked;
}

function classifyWhole(question: AskedQuestion): Classified {
  if (question.type === 'File') return classifyFile(question);
  const label = foldText(question.label.replace(allThatApply, ''));
  const fitting = families.filter((family) => fits(family, label, question.type));
  const chosen = readChoices(question, label);
  if (chosen) {
    const read = answer(findFamily(chosen.family), question, 1);
    return { ...read, params: { ...read.params, ...chosen.params } };
  }
  const details = question.options.length > 0 ? null : readLicenseDetails(question.label);
  if (details !== null)
    return { family: 'certification_number', params: { subject: details, isWhole: true }, confidence: 1 };
  const claimed = readClaimed(question, fitting) ?? readRecorded(question, fitting);
  if (claimed) return claimed;
  if (isCompound(fitting, label)) return answer(compoundFamily, question, 0.5);
  const first = fitting[0];
  const years = !first || yearly.has(first.name) ? readYears(question) : null;
  if (years && !/^military\b/.test(years.subject ?? '')) return classifyYears(years, question);
  const isWeak =
    !first ||
    first.name === 'proficiency' ||
    (first.name === 'worked_here' &&
      /\bworked (?:with|in|on|at an?|as an?) (?!us\b|our\b|this\b)/.test(label)) ||
    (first.name === 'speaks' && !readLanguage(question.label));
  // "Yes, more than 5 years": the choices ask for how long.
  const isOfYears = question.options.filter((one) => /^yes\b.*\byears?\b/i.test(one.label)).length > 1;
  const isExperience = isWeak || (isOfYears && first.name === 'experience_with');
  if (isExperience && asksYesOrNo(question) && readExperience(question.label)) {
    const read = answer(findFamily('experience_with'), question, 1);
    return isOfYears ? { ...read, family: 'years_with' } : read;
  }
  if (first)
    return isInShape(first, question)
      ? classifyFitting(first, question, fitting.length)
      : answer(leaveOpen(first), question, 0.5);
  const described = families.find((family) =>
    fits(family, foldText(question.description ?? ''), question.type),
  );
  const isUseful =
    described && described.may !== 'open' && described.may !== 'profile' && isInShape(described, question);
  return isUseful ? answer(described, question, 0.6) : answer(unknownFamily, question, 0);
}

const yearly = new Set(['years_total', 'years_with', 'experience_with', 'current_title', 'military']);

function classifyYears(years: AskedYears, question: AskedQuestion): Classified {
  const isTotal = Object.keys(years).length === 0;
  const read = answer(findFamily(isTotal ? 'years_total' : 'years_with'), question, 1);
  return isTotal ? read : { ...read, params: { ...years, ...readTopic(foldText(question.label)) } };
}

const allThatApply = /(?:please )?(?:check|select|choose|mark) all(?: (?:that|which) apply)?[\s).:]*$/i;

/**
 * A question that is understood as a whole. Requests for an act of the person, and texts that aren't
 * questions, are not read.
 */
function readClaimed(question: AskedQuestion, fitting: readonly Family[]): Classified | null {
  const isBarred = fitting.some(
    ({ may, name }) => may === 'act' || may === 'never' || name === 'instruction',
  );
  const employee = isBarred ? null : readEmployee(question);
  if (employee) return { family: employee.family, params: { claim: employee.claim }, confidence: 1 };
  if (isBarred || !asksYesOrNo(question)) return null;
  const isStatement = question.options.some(({ label }) => /^true$/i.test(label.trim()));
  const claimed = (isStatement && readStatedClaim(question.label)) || readClaim(askDay(question));
  if (!claimed) return null;
  // Its pattern accepts any name, so another family is more reliable.
  const isFree = claimed.family === 'certification';
  if (isFree && fitting.some(({ name }) => name !== 'certification' && name !== 'license_choice'))
    return null;
  const { claim } = claimed;
  // "In progress" may be the answer of somebody who doesn't hold it.
  const isOpen = claim.kind === 'certified' && question.options.length > 2;
  const asked: Claim = isOpen ? { ...claim, isDocument: undefined } : claim;
  return { family: claimed.family, params: { claim: asked }, confidence: 1 };
}

/** Something that may have happened to the person, understood as a whole. */
function readRecorded(question: AskedQuestion, fitting: readonly Family[]): Classified | null {
  const isBarred = fitting.some(({ may }) => may === 'act' || may === 'never');
  const record = isBarred || !asksYesOrNo(question) ? null : readRecord(question.label);
  return record && { family: 'record', params: { record }, confidence: 1 };
}

/** "Monday" with the choices "Available" and "Not available" is a whole question. */
function askDay({ label, options, section = '' }: AskedQuestion): string {
  const isRow = options.length > 0 && options.every((one) => /^(not |un)?available\b/i.test(one.label));
  return isRow && !/\b(?:interview|call|meet)/i.test(section) ? `Are you available on ${label}?` : label;
}

function isCompound(fitting: readonly Family[], label: string): boolean {
  const parts = fitting.filter((family) => separable.has(family.name));
  if (!/\b(or|and|but)\b/.test(label)) return false;
  if (parts.length > 1) return !parts.every(({ name }) => name === 'citizenship' || name === 'us_person');
  return (
    parts.some(({ name }) => name !== 'age_over' && name !== 'citizenship') &&
    fitting.some(({ name }) => permissions.has(name))
  );
}

function classifyFitting(family: Family, question: AskedQuestion, count: number): Classified {
  const confidence = count > 1 ? 0.9 : 1;
  if (family.name === 'race' && offersHispanic(question.options))
    return answer(findFamily('hispanic'), question, confidence);
  // A list under a bare "Location" offers the employer's locations.
  if (family.name === 'location' && question.options.length > 0 && /^location\b/i.test(question.label))
    return answer(findFamily('work_location'), question, confidence);
  if (family.name === 'start_date' && /\b(?:interview|call|meet|chat)/i.test(question.section ?? ''))
    return answer(unknownFamily, question, 0.5);
  const isOpen = question.options.length === 0;
  // Without choices, it may ask for a person.
  if (family.name === 'heard_about' && isOpen && /^(source|who)\b/i.test(question.label))
    return answer(unknownFamily, question, 0.5);
  if (family.name !== 'work_auth' && family.name !== 'sponsorship')
    return answer(family, question, confidence);
  const permission = readPermission(question.label);
  if (permission === null || permission === 'unclear') return answer(detailFamily, question, 0.5);
  const { family: name, polarity } = permission;
  const chosen = findFamily(offersStatus(question) ? 'work_auth_status' : 'work_auth_choice');
  if (name === 'work_auth' && offersWays(question) && !negation.test(foldText(question.label)))
    return answer(chosen, question, confidence);
  const { params, ...read } = answer(findFamily(name), question, confidence);
  const { negated, ...rest } = params;
  // "I will not require sponsorship" is negated once, and the polarity says so.
  const isSaid = polarity && /^i (will|do|would|shall) not\b/.test(foldText(question.label));
  return {
    ...read,
    params: { ...rest, ...(negated && !isSaid && { negated }), ...(polarity && { polarity }) },
  };
}

/**
 * A fact answers only its own kind of question: a yes doesn't answer a request to explain, and a phone number
 * doesn't answer whether we may call.
 */
function isInShape(family: Family, question: AskedQuestion): boolean {
  if (family.fact?.startsWith('eeo.') && !asksForStatus(family, question)) return false;
  if (family.takes === 'yes') return asksYesOrNo(question);
  if (family.name === 'license_states' && offersStates(question)) return true;
  return family.takes !== 'value' || !(asksForNoValue(question) || isJoined(question));
}

/** Words of an introduction don't make a question one about the person's status, and neither does prose. */
function asksForStatus({ ask }: Family, { label, type }: AskedQuestion): boolean {
  const sentences = splitSentences(label);
  const questions = sentences.filter((one) => one.includes('?'));
  const asked = foldText(questions.length > 0 ? questions.join(' ') : (label.split(/[:(.]/)[0] ?? ''));
  const isNamed = questions.length === 0 || ask.test(asked);
  return type !== 'TextArea' && type !== 'RichTextArea' && isNamed && !aboutOthers.test(asked);
}

const aboutOthers =
  /\b(experienc\w*|connect\w*|mission|commit\w*|important|contribut\w*|explain|tell us|why|work(ed|ing)? with|serving|support\w*|help\w*|inclusi\w+|champion\w*)\b/;

function leaveOpen({ sensitive }: Family): Family {
  return sensitive ? detailFamily : unknownFamily;
}

/** Only a file answers a request for a file. */
function classifyFile(question: AskedQuestion): Classified {
  const { name, isMixed } = readFileQuestion(question);
  return { family: name, params: isMixed ? { mixed: true } : {}, confidence: 1 };
}

function fits(family: Family, text: string, type: QuestionType): boolean {
  if (text === '' || (family.types && !family.types.includes(type))) return false;
  return family.ask.test(text) && !family.not?.test(text);
}

function answer(family: Family, question: AskedQuestion, confidence: number): Classified {
  const params = readParams(family, question);
  const label = foldText(question.label);
  const isNegated = negation.test(label);
  const isInverse = family.inverse?.test(label) === true;
  return {
    family: family.name,
    params: { ...params, ...(isNegated && { negated: true }), ...(isInverse && { inverse: true }) },
    confidence,
  };
}

const negation =
  /\b(are|is|do|does|did|have|has|can|will|would|could) (you|your|there) (\w+ )?(not|never|unable|unwilling|lack)\b|\b(arent|dont|cant|wont|havent|isnt|didnt|couldnt|wouldnt) you\b|^(i am|i do|i can|i have|i will|im|i) ?(not|never|cannot|unable|unwilling|dont|cant|lack)\b|\byou (cannot|can not|cant)\b|\b(younger than|under the age of|under|below) (16|18|19|21)\b(?! u s c\b)/;
