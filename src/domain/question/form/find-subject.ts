import { foldText } from '#domain/question/words/fold-text.ts';
import { namesOther, namesOwner } from '#domain/question/words/plain-label.ts';
import type { AskedQuestion } from './asked-question.ts';

/**
 * Who or what a field is about. Only fields about the applicant may be answered with the applicant's data.
 */
export type Subject = 'applicant' | 'person' | 'job' | 'school' | 'record' | 'signature';

const persons =
  /\b(references?|referees?|referer|refs?|emergency|next of kin|kin|(in )?case of|notify|supervisors?|managers?|boss|spouses?|husbands?|wifes?|partners?|family(?! name)|families|parents?|guardians?|mothers?|fathers?|siblings?|brothers?|sisters?|child|childs|childrens?|dependents?|dependants?|beneficiar(y|ies|ys)|physicians?|doctors?|dentists?|landlords?|witness(es)?|referr(er|al|als|ing|ed|ers)|refer(red)?|relatives?|friends?|recruiters?|recruitment|coworkers?|colleagues?|(hr|contact) (contact|person|name)|advisors?|advisers?|professors?|teachers?|mentors?|sponsor|insurance|attorney|person (who|that|to))\b/;

/** As a section heading, these make the whole block about this person or thing. */
const jobs =
  /\b(employers?|employment|work (history|experience)|job history|employers? \d|(previous|former|past|prior|last|recent|current|present) (jobs?|positions?|work|employ\w+|compan(y|ies)|occupation)|positions? held|career history|experiences?|job \d|position \d|company( \d)?)\b/;
const noJobs =
  /\b(application|apply|applying|applied|eligib\w+|desired|sought|wanted|equal|opportunity|questions?|questionnaire|preferences?|interests?|availability|authori[sz]ation|status|agreement|conditions?|legal|requirements?|how did you)\b/;
const schools =
  /\b(education\w*|schools?|schooling|colleges?|universit(y|ies)|academic\w*|graduate|institutions?|vocational|apprenticeships?|training|courses?|degrees?)\b/;
const records =
  /\b(licen[cs]e[sd]?|licen[cs]ure|licen[cs]ing|certificat\w+|credentials?|registrations?|permits?|passports?|visas?|military|armed (forces|services)|branch|languages?|vehicles?|driving|drivers?|accidents?|violations?|convictions?|criminal|memberships?|awards?|projects?|publications?|(previous|prior|former|past|other|permanent|second|secondary|alternate|temporary|school|work) (mailing )?(address|addresses|residen\w+)|(address|addresses|residen\w+)\b.*\b(if|when|different|differs|other than|last|past|previous)|volunteer\w*|internships?|(extra ?curricular|community|leadership) \w+|activities|affiliations?|insurance polic(y|ies)|policy)\b/;
const signatures =
  /\b(e ?signatures?|signatures?|sign|signed|signing|e ?sign|certif(y|ication) (and|statement)|(applicants?|candidates?|employee) (statement|certification|agreement|acknowledge?ment|declaration|affirmation|affidavit)|certification|acknowledge?ments?|attestation|declarations?|disclaimers?|affidavit|affirmation|releases?|agreements?|consents?|understanding|authori[sz]ation (and|to|for|of)|at will|please read|read (and|carefully)|self identif\w+|self identify|cc 305|voluntary|background check)\b/;

/** Text before a field that makes the name or date below it a signature. */
const statement =
  /\b(i|we) (hereby |do |further |also |fully |have read and )*(certify|attest|affirm|swear|declare|acknowledge|authori[sz]e|understand|agree|consent)\b|\bmy (electronic |typed |digital )*signature\b|\btyp(e|ing|ed) (in )?(my|your) (full |legal |first |last |and )*name\b|\bentering (my|your) name\b|\belectronic(ally)? sign\w*|\bunder penalty\b|\btrue and (complete|correct|accurate)\b/;

/** In a description, only words about signing count. */
const signing =
  /\b(my|your|electronic|typed|digital|legal) signature\b|\btyp(e|ing|ed) (in )?(my|your) (full |legal |first |last |and )*name\b|\bentering (my|your) name\b|\belectronic(ally)? sign\w*|\bi (hereby )?(certify|attest|swear)\b/;

export function isSigningStatement(text: string): boolean {
  return statement.test(foldText(text));
}

/** The subject of the section's headings, from the outermost to the innermost. */
export function findSectionSubject(section: string): Subject {
  const headings = section.split(' › ').map(foldText).toReversed();
  for (const heading of headings) {
    if (
      /^(the |about )?(your|yourself|you|my|applicants?|candidates?|personal)\b/.test(heading) &&
      isPersonal(heading)
    )
      return 'applicant';
    if (isPersonal(heading) || isTitle(heading)) continue;
    if (
      /\bcertif\w+\b/.test(heading) &&
      records.test(heading.replace(/\bcertification\b/, '')) &&
      !/\bsign/.test(heading)
    )
      return 'record';
    if (signatures.test(heading)) return 'signature';
    if (persons.test(heading)) return 'person';
    if (records.test(heading)) return 'record';
    if (schools.test(heading)) return 'school';
    if (jobs.test(heading) && !noJobs.test(heading)) return 'job';
  }
  return 'applicant';
}

/** "Contact information" needs the heading above it to say whose it is. */
function isPersonal(heading: string): boolean {
  return /^(\d+ )?(your |my |applicants? |candidates? |general |basic )*(personal|contact|basic|general)? ?(information|info|details|data|contact|address|name|about you|about yourself|profile)$/.test(
    heading,
  );
}

/** The title of the whole form may name any kind of job. */
function isTitle(heading: string): boolean {
  return /\b(application|apply)\b/.test(heading) && !persons.test(heading) && !signatures.test(heading);
}

const places =
  /\b(employers?|company|companies|business|organi[sz]ation|firm|workplace|work|office|job|facility|hospital|clinic|hr|agency|union)\b/;
const schoolWords = /\b(schools?|college|university|institution|campus|high school)\b/;
const recordWords =
  /\b(licen[cs]e|birth|born|citizenship|passport|previous|prior|former|old|permanent|issu(ed|ing))\b/;

/** The subject named by the field's own words, beside the name, number, or address it asks for. */
export function findLabelSubject(question: AskedQuestion): Subject {
  const label = foldText(question.label).replace(
    /\b(job|position|requisition) reference\b|\bfor reference\b|\bfamily name\b|\bmiddle (name )?initial\b|\bif different (from|than) (the )?(name )?above\b|(?<=\b(sur)?names? )(exactly )?(as )?(it |is )?(shown |written |printed |listed |appears? |stated )?(in|on) (your |the |a |an |any )?((valid|current|government|official|legal|state|federal|photo|issued) )*(passport|social security card|(?:drivers|nursing|professional|rn|nurse|trade|state) licen[cs]e|id|id card|identification|identification card|identity document|identification document)$/g,
    '',
  );
  if (persons.test(label) || namesOwner(question.label)) return 'person';
  if (isSigningStatement(question.label) || signing.test(foldText(question.description ?? '')))
    return 'signature';
  if (/\b(printed?|typed|sign(ed|ature)?|below|above|initials?)\b/.test(label)) return 'signature';
  if (schoolWords.test(label)) return 'school';
  if (places.test(label)) return 'job';
  return recordWords.test(label) || namesOther(question.label) ? 'record' : 'applicant';
}

/** An input's name may say more than its label: `reference_2_phone`. */
export function isNamedForPerson(path: string): boolean {
  const words = foldText(path.replace(/([a-z])([A-Z0-9])/g, '$1 $2').replace(/(\d)([a-zA-Z])/g, '$1 $2'));
  return /\b(references?|ref \d+|emergency|supervisor|spouse|kin|guardian|dependent|referee)\b/.test(words);
}
