import { foldText } from '#domain/question/words/fold-text.ts';
import { isPlainHeading, isPlainLabel } from '#domain/question/words/plain-label.ts';
import type { AskedQuestion, Classified } from './asked-question.ts';
import {
  findLabelSubject,
  findSectionSubject,
  isNamedForPerson,
  isSigningStatement,
  type Subject,
} from './find-subject.ts';
import { laterRow, namesLaterJob } from './history-words.ts';
import { asksYesOrNo, saysI } from './question-shape.ts';

/** A question with its position on the form. */
export interface PlacedQuestion extends AskedQuestion {
  path: string;
}

const names = new Set([
  'first_name',
  'last_name',
  'full_name',
  'legal_name',
  'preferred_name',
  'other_names',
]);
const contact = new Set([...names, 'email', 'phone', 'phone_country', 'linkedin', 'portfolio', 'github']);
const address = new Set([
  'address_in_one_line',
  'street',
  'city',
  'city_line',
  'state',
  'zip',
  'country',
  'location',
  'website',
]);
const work = new Set(['current_company', 'current_title']);
const study = new Set(['school', 'degree', 'field_of_study', 'graduation_year']);
const links = new Set(['linkedin', 'portfolio', 'github']);
/** Labels without "you" that a block about another person, a job, or a school may also use. */
const bare = new Set([
  'citizenship_country',
  'served',
  'skills',
  'certifications',
  'certification_number',
  'certification_expiry',
  'certification_state',
  'license_choice',
  'language_level',
  'employment_type',
  'citizenships',
  'pronunciation',
  'high_school',
  'school_of',
  'days',
  'work_auth_status',
  'work_auth_choice',
]);
/** The same, but their own headings may speak of a signature. */
const personal = new Set([
  'phone_type',
  'contact_method',
  'gpa',
  'gender',
  'hispanic',
  'race',
  'veteran',
  'disability',
]);
/** Short labels that fit anybody: only their context shows whose name, number, or date is meant. */
const isPortable = (family: string) =>
  contact.has(family) ||
  address.has(family) ||
  work.has(family) ||
  study.has(family) ||
  family === 'start_date';

/** The headings above the applicant's own name: for example, a page's title may name a job at a school. */
export function findOwnHeadings(fields: readonly PlacedQuestion[], read: readonly Classified[]): Set<string> {
  const headingsOf = (field: PlacedQuestion | undefined) => (field?.section ?? '').split(' › ');
  const top = headingsOf(fields[0]);
  const isOwn = (field: PlacedQuestion, index: number) =>
    names.has(read[index]?.family ?? '') && findLabelSubject(field) === 'applicant';
  const first = fields.findIndex(isOwn);
  const isAtTop = fields.some((field, index) => field.section === fields[0]?.section && isOwn(field, index));
  return new Set(isAtTop ? top : top.filter((heading) => headingsOf(fields[first]).includes(heading)));
}

/** Goes through the form from the top, as a person would. */
export class Walk {
  readonly fields: readonly PlacedQuestion[];
  readonly read: readonly Classified[];
  readonly neutral: ReadonlySet<string>;
  /** Families the applicant was asked for, with the position of the last one. */
  readonly seen = new Map<string, number>();
  /** The headings above the applicant's first own name. */
  own: ReadonlySet<string> = new Set();
  /** The last job that a label named is not the latest one. */
  private isLaterJob = false;
  /** Whose block the fields without a heading belong to. */
  block: { subject: Subject; section: string | undefined } = { subject: 'applicant', section: undefined };

  constructor(fields: readonly PlacedQuestion[], read: readonly Classified[], neutral: ReadonlySet<string>) {
    this.fields = fields;
    this.read = read;
    this.neutral = neutral;
  }

  /** The subject of the headings above a field. */
  subjectOf(index: number): Subject {
    const headings = (this.fields[index]?.section ?? '').split(' › ');
    if (this.isOnlyAddress(index)) return 'applicant';
    return findSectionSubject(headings.filter((one) => !this.neutral.has(one)).join(' › '));
  }

  /** "Permanent address" is where the applicant lives, unless the form also asks for another address. */
  private isOnlyAddress(index: number): boolean {
    const section = this.fields[index]?.section ?? '';
    if (!/^permanent (?:home |mailing |residential )?address$/.test(foldText(section))) return false;
    const isStreet = (at: number) =>
      ['street', 'address_in_one_line', 'zip'].includes(this.read[at]?.family ?? '');
    return this.fields.every((field, at) => field.section === section || !isStreet(at));
  }

  next(index: number): Classified {
    const [field, base] = [this.fields[index], this.read[index]];
    if (!field || !base) throw new Error('A form has no such question');
    this.moveBlock(field, base);
    if (bare.has(base.family) && !/\b(you|your)\b/.test(foldText(field.label)))
      return this.placeBare(index, base);
    const isBare = personal.has(base.family) && !/\b(you|your)\b/.test(foldText(field.label));
    if (isBare && (this.subjectOf(index) === 'person' || this.block.subject === 'person'))
      return { ...base, family: nameOther('person', base.family) };
    if (base.params.claim || !isPortable(base.family))
      return this.doubt(base, isPlainFor(base.family, field.label));
    const subject = this.findSubject(index, field, base);
    if (subject === 'applicant') {
      if (names.has(base.family) && ![...names].some((one) => this.seen.has(one)))
        this.own = new Set((field.section ?? '').split(' › '));
      const isKnown = !contact.has(base.family) && !address.has(base.family);
      const isPlain =
        isKnown ||
        (isPlainFor(base.family, field.label) && (links.has(base.family) || this.isOwnPlace(index)));
      this.seen.set(base.family, index);
      return this.doubt(base, isPlain);
    }
    return { ...base, family: nameOther(subject, base.family) };
  }

  private placeBare(index: number, base: Classified): Classified {
    const section = this.subjectOf(index);
    const subject = section === 'applicant' ? this.block.subject : section;
    return subject === 'applicant' || subject === 'record'
      ? base
      : { ...base, family: nameOther(subject, base.family) };
  }

  /** A question with unknown words, or under an unknown heading, is answered only with a review. */
  private doubt(base: Classified, isPlain: boolean): Classified {
    return isPlain ? base : { ...base, confidence: Math.min(base.confidence, 0.6) };
  }

  /** "Shipping address": not the address in the profile. */
  private isOtherAddress(index: number): boolean {
    const headings = (this.fields[index]?.section ?? '').split(' › ');
    return headings.some((one) => /\baddress/i.test(one) && !this.own.has(one) && !isPlainHeading(one));
  }

  /** "Location" below "Position", and "Company" below "Company information", are the employer's. */
  private isOfTheOpening(index: number): boolean {
    const heading = (this.fields[index]?.section ?? '').split(' › ').at(-1) ?? '';
    const isTheirs =
      /^(?:about )?(?:the |our |this )?(?:position|job|role|vacancy|opening|requisition|company|organi[sz]ation)(?: (?:information|info|details|description|summary|data))?$/;
    return isTheirs.test(foldText(heading)) && !this.neutral.has(heading) && !this.own.has(heading);
  }

  /** The headings say that it is the applicant's, or the applicant's own name is below them. */
  private isOwnPlace(index: number): boolean {
    const headings = (this.fields[index]?.section ?? '').split(' › ');
    return headings.every((one) => this.neutral.has(one) || this.own.has(one) || isPlainHeading(one));
  }

  /** A label such as "Reference name" opens a block that a heading or a question to the applicant closes. */
  private moveBlock(field: PlacedQuestion, { family, params }: Classified): void {
    const isNew = field.section !== this.block.section;
    const label = foldText(field.label);
    const isAddressed =
      /\b(you|your)\b|^(applicant|candidate)s?\b/.test(label) || field.type === 'File' || saysI(field);
    this.moveJob(field, label, isNew);
    if (isNew || (isAddressed && (params.claim || !isPortable(family))))
      this.block = { subject: 'applicant', section: field.section };
    if (isAddressed) return;
    if (
      /^(relationship|years known|years acquainted|occupation)\b/.test(label) ||
      findLabelSubject(field) === 'person'
    )
      this.block = { subject: 'person', section: field.section };
    else if (this.block.subject === 'person') return;
    else if (work.has(family) && label !== 'title' && !/\b(current|recent|present|latest|last)\b/.test(label))
      this.block = { subject: 'job', section: field.section };
    else if (family === 'school') this.block = { subject: 'school', section: field.section };
  }

  private moveJob(field: PlacedQuestion, label: string, isNew: boolean): void {
    if (isNew) this.isLaterJob = false;
    if (namesLaterJob(label)) this.isLaterJob ||= !asksYesOrNo(field);
    else if (/\b(current|present|most recent|latest)\b/.test(label)) this.isLaterJob = false;
  }

  private findSubject(index: number, field: PlacedQuestion, { family }: Classified): Subject | 'again' {
    const section = this.subjectOf(index);
    const label = findLabelSubject(field);
    const isName = names.has(family);
    if (label === 'person' || isNamedForPerson(field.path)) return 'person';
    if (family === 'start_date') return this.findStart(index, field, section);
    const isTheirs = this.isOfTheOpening(index) && !/\b(your|you)\b/.test(foldText(field.label));
    const isCurrent = /\b(current|present|most recent|latest|last)\b/.test(foldText(field.label));
    if (isTheirs && !isCurrent && (work.has(family) || address.has(family))) return 'record';
    if (work.has(family)) return this.findRow(index, family, section, 'job');
    if (study.has(family)) return this.findRow(index, family, section, 'school');
    if (section === 'signature' && (isName || family === 'email')) return 'signature';
    if (isName && label === 'signature') return 'signature';
    const isFirst = ![...names].some((one) => this.seen.has(one));
    if (isName && !isFirst && isSigningStatement(field.passage ?? '')) return 'signature';
    if (label !== 'applicant' && !links.has(family)) return label;
    const isSaidToYou = /\b(your|you)\b/.test(foldText(field.label));
    if (address.has(family) && this.isOtherAddress(index)) return 'record';
    if (section !== 'applicant' && section !== 'signature') {
      const isOwn = section !== 'person' && (isSaidToYou || links.has(family));
      if (!isOwn) return section;
    }
    const isNamedOwn = /^(applicant|candidate)s?\b/.test(foldText(field.label));
    if (this.block.subject === 'person' && !isNamedOwn) return 'person';
    if (this.block.subject !== 'applicant' && address.has(family) && !isSaidToYou) return this.block.subject;
    return this.isAgain(index, field, family) && !isSaidToYou
      ? 'again'
      : this.isSecondSignature(family)
        ? 'signature'
        : 'applicant';
  }

  /** The same short label a second time asks for someone else's, or for a signature. */
  private isAgain(index: number, field: PlacedQuestion, family: string): boolean {
    // An address begins with its street, so a street after the ZIP code begins another address.
    if (family === 'street' && this.seen.has('zip')) return true;
    const isNamed = [...names].some((one) => this.seen.has(one));
    if (names.has(family) && isNamed && !this.isOwnPlace(index)) return true;
    if (family === 'full_name')
      return this.seen.has('full_name') || this.seen.has('first_name') || this.seen.has('legal_name');
    const before = this.seen.get(family);
    if (
      before === undefined ||
      family === 'legal_name' ||
      family === 'preferred_name' ||
      family === 'other_names'
    )
      return false;
    const label = foldText(field.label);
    const isNear = index - before <= 2;
    if (family === 'email')
      return !(
        /\b(confirm\w*|re ?(enter|type)|verify|again|repeat|login)\b/.test(label) ||
        (isNear && index - before === 1)
      );
    const kind = /\b(home|cell|cellular|mobile|primary|main|daytime|evening)\b/;
    if (family === 'phone')
      return !(
        index - before <= 3 &&
        kind.test(label) &&
        label !== foldText(this.fields[before]?.label ?? '')
      );
    if (['linkedin', 'github', 'portfolio', 'website', 'phone_country'].includes(family)) return false;
    return !/\b(current|present|home|residen\w*)\b/.test(label);
  }

  private isSecondSignature(family: string): boolean {
    return family === 'full_name' && this.seen.has('full_name');
  }

  /**
   * The first row of the work history is the latest job, the first school the only one; other rows are left
   * to the person.
   */
  private findRow(index: number, family: string, section: Subject, own: 'job' | 'school'): Subject {
    const field = this.fields[index];
    const label = foldText(field?.label ?? '');
    const heading = foldText(field?.section ?? '');
    const isNumbered = /\b([2-9]|second|third|other)\b/.test(`${heading} ${label}`);
    const isLater = this.isLaterJob || laterRow.test(label) || namesLaterJob(heading);
    const isExplicit = /\b(current|currently|presently|most recent|present|latest|last|you)\b/.test(label);
    if (section === 'person' || this.block.subject === 'person') return 'person';
    if (section !== 'applicant' && section !== own && section !== 'signature') return section;
    const isOtherSchool =
      own === 'school' &&
      /\b(high|secondary|trade|vocational|technical|business|graduate|grad|correspondence|elementary|grammar)\b( school)?/.test(
        `${heading} ${label}`.replace(/\bgraduated?\b(?! school)/g, ''),
      );
    if (own === 'job' && isLater) return own;
    if (isNumbered || isOtherSchool || (this.seen.has(family) && !isExplicit)) return own;
    // Above the applicant's own name it means the employer's.
    const isNamed = [...names].some((one) => this.seen.has(one));
    if (own === 'job' && section === 'applicant' && !isNamed && index < 3 && !isExplicit) return 'record';
    // Without a heading or a related neighbor, a bare "Title" may be Mr. or Ms.
    if (
      /^title$/.test(label) &&
      section !== 'job' &&
      !this.hasNear(index, /^(company|employer|organi[sz]ation)\b/)
    )
      return 'record';
    return /\b(previous|former|past|prior)\b/.test(heading) ? own : 'applicant';
  }

  /** "Start date" means the first day at this employer only if nothing else nearby can start. */
  private findStart(index: number, field: PlacedQuestion, section: Subject): Subject {
    const label = foldText(field.label);
    if (
      /\b(did you|do you|current|previous|last|recent|job|jobs|employer|employment|company|school|program|degree|education|course|college|university|visa|permit|contract|service|lease|project)\b/.test(
        label,
      ) &&
      !/\b(if hired|available|earliest|soonest|can you|could you|would you|are you|do you (want|wish|hope|prefer|plan))\b/.test(
        label,
      )
    )
      return 'job';
    if (this.block.subject === 'person' || section === 'person') return 'person';
    const isAvailability =
      /\b(available|availability|earliest|soon|soonest|can|could|would|able|hired|desired|preferred|anticipated|possible|expected|proposed|target|join|do you (want|wish|hope|prefer|plan))\b/.test(
        label,
      );
    if (isAvailability) return section === 'school' || section === 'record' ? section : 'applicant';
    if (section !== 'applicant') return section === 'signature' ? 'record' : section;
    if (/\b(month|year|mm|yyyy|yy)\b/.test(label.replace(/\bmm dd y+\b|\bdd mm y+\b/, ''))) return 'job';
    const beside =
      /^(company|employer|organi[sz]ation|(job )?title|position|role|school|university|college|degree|discipline|field of study|major|end date|end|to|from|graduation|date of graduation|date left|current|currently|i currently|reason for leaving|supervisor)\b|\bend date\b/;
    return this.hasNear(index, beside) ? 'job' : 'applicant';
  }

  private hasNear(index: number, pattern: RegExp): boolean {
    const { section } = this.fields[index] ?? {};
    return this.fields.some(
      (other, at) =>
        at !== index &&
        Math.abs(at - index) <= 5 &&
        other.section === section &&
        pattern.test(foldText(other.label)) &&
        !/\b(current|desired|applied|applying)\b.*\b(company|title|position|role)\b/.test(
          foldText(other.label),
        ),
    );
  }
}

function isPlainFor(family: string, label: string): boolean {
  if (contact.has(family) || address.has(family)) return isPlainLabel(label, 'contact');
  if (family === 'salary') return isPlainLabel(label, 'pay');
  return family !== 'drivers_licence' || isPlainLabel(label, 'driving');
}

function nameOther(subject: Subject | 'again', family: string): string {
  if (subject === 'signature') return names.has(family) ? 'signature' : 'asked_again';
  if (subject === 'again') return 'asked_again';
  if (subject === 'person') return 'someone_else';
  return subject === 'job' || family === 'start_date'
    ? 'past_job'
    : subject === 'school'
      ? 'school_detail'
      : 'record_detail';
}
