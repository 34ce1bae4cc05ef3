import { foldText } from '#domain/question/words/fold-text.ts';
import { splitSentences } from '#domain/question/words/plain-label.ts';

/** What a yes to a question about the right to work means. `unclear`: no known fact may answer it. */
export type Permission =
  | { family: 'work_auth'; polarity?: 'without' }
  /** `permit`: any permit at all, which only a citizen is known not to need. */
  | { family: 'sponsorship'; polarity?: 'without' | 'permit' }
  | 'unclear';

/** Also what a sponsor does: "support to obtain or extend a visa", "file a petition for you". */
const sponsoring = new RegExp(
  [
    '\\bsponsor\\w*\\b',
    '\\b(file|filing|submit|submitting|petition|petitioning)\\b( \\w+){0,4} (for you|on your behalf|with (the )?(uscis|immigration))\\b',
    '\\b(visa|immigration|relocation and visa) (support|assistance|help|transfer|extension|filing|petition)\\b',
    '\\bimmigration (\\w+ )?(case|petition|benefit)\\b',
    '\\b(support|assistance|help|assist you|help you|support you)\\b( (to|in|with|for|the|a|an|your|or|and|obtain|obtaining|get|getting|extend|extending|renew|renewing|keep|maintain|secure|transfer|transferring|file|filing|of|new|any|us|u s))+ ((work|employment|h 1b|h1b|immigration|based|status) )*(visa|visas|petition|work permit|work authori[sz]ation|immigration status)\\b',
    '\\b(file|submit|process|start|initiate|commence) (an? |any |the |your )?((immigration|visa|work|employment|h 1b|h1b|labor|based) )*(petition|permit|visa|certification)( \\w+)? (for you|on your behalf)\\b',
  ].join('|'),
);
const authorized =
  /\b(authori[sz]ed|authori[sz]ation|eligible|eligibility|entitled|entitlement|permitted|allowed|legal right|rights?)\b.*\b(to )?(work|working|employment|employed)\b|\b(work|working|employment) (authori[sz]ation|permit|permission|eligibility|rights?)\b|\blegally (able to )?(be )?(work|employed)\b|\bauthori[sz]ed\b.*\bemploy/;
const otherWork =
  /\bwork (hours|shifts?|weekends?|nights?|evenings?|overtime|holidays|remotely|full|part|on ?site|from|with children)\b|\bre ?(hire|employ\w*)\b/;
const needing =
  /\b(depends?|dependent|contingent) (up)?on\b|\b(require[sd]?|requiring|need(s|ed|ing)?|necessary|requests?|requesting|seek(ing)?|want)\b|\b(have|has|had|having) to (sponsor|file|submit|process|start|initiate|commence)\b/;
const filler =
  '(?:the|any|a|an|our|your|my|need|needs|for|of|to|requiring|requires?|needing|visa|visas|work|employer|employment|company|corporate|immigration|future|current|currently|or|and|now|in|restrictions?|restriction|from|either|ever|at|point|time|by|us|of|have|be|being|university|hospital|organi[sz]ation|firm|agency|district|school)';
/** Denies the need itself, not something else in the sentence. */
const needless = new RegExp(
  `\\b(?:without|with no|no)(?: ${filler}){0,9} sponsor|\\b(?:do|does|will|would|shall|should) not(?: \\w+){0,6} (?:require|need)(?: \\w+){0,8} sponsor|\\b(?:dont|wont|not) (?:currently |presently )?(?:require|requiring|need)(?: \\w+){0,8} sponsor|\\b(?:not|doesnt|isnt|dont) (?:\\w+ )?(?:depend|dependent|rely|reliant|hinge|contingent|conditional|conditioned) (?:up)?on(?: ${filler}){0,5} sponsor|\\bindependent(?:ly)? (?:of|from)(?: ${filler}){0,5} sponsor`,
);
/** A question about sponsorship other than whether it is needed. */
const aside =
  /(?<!\b(?:will|would) you )\bever\b|\b(did|interview|willing|prefer|comfortable|open to|previously|hold|holding|sponsored by|been sponsored|consider\w*|type|kind|explain|describe|problem|understand|aware|(?<!\b(?:visa|immigration|extension|status|h ?1 ?b) (?:or )?)transfer|cost|eligible for sponsorship)\b|^(please )?(which|what|how|when)\b/;
const permit =
  /^(?:do|will|would) you (?:now or in the future |currently |ever )?(?:require|need)(?: to (?:have|get|obtain|apply for))? (?:an? |any )?(?:work |employment |residence |valid )*(?:visa|permit)(?: or (?:an? )?(?:work |residence |employment )*(?:visa|permit))?(?: (?:to (?:be able to )?(?:work|be employed)|in order to work|for (?:work|employment|this job))(?: (?:in|here|legally|lawfully|for us)(?: [a-z ]+)?)?)?$/;
const limited = /\b(expires?|expir\w+|temporary|limited|restricted|conditions?|until|renew\w*|pending)\b/;
const unlimited =
  /\b(unrestricted|permanent(ly)?|any (\w+ )?employer|indefinite(ly)?|no restrictions?|without restrictions?)\b/;

const inThePast = /^(?:were|was|did|had) |^have you (?:ever|previously) /;

/** Neither the job's country nor the one where the person lives. */
const otherCountry =
  /\bcountry (?:where|in which|that) you (?:were|had|have|studied|grew|came|come)\b|\bcountry of (?:birth|origin)\b/;

const otherPerson =
  /\b(is|does|will|would|are) (your|the) (spouse|partner|wife|husband|parents?|children|child|dependents?)\b|\bfor your (spouse|partner|wife|husband|parents?|children|child|dependents?|family)\b|^(do|did|have|would|will) you (hire|employ|manage|supervise|know|recruit)\b/;

/** "Sponsorship of any kind", "any type of sponsorship" */
const anyKind = /\bof any (?:kind|type|sort)\b|(?<=\bany )(?:kind|type|form|sort) of /g;

/** What a sponsor does, in other words. */
const filing =
  /\b(?:file|filing|files|submit|submitting|petition|petitioning)(?: (?:an?|any|the|anything|paperwork|for|immigration|visa|work|h ?1 ?b|petitions?|papers|application|forms?|documents?))* (?:for you|on your behalf|with (?:the )?(?:uscis|immigration(?: authorities)?))\b/;

/** Reads the direction of the wording: what is needed for what. Null for a question about something else. */
export function readPermission(label: string): Permission | null {
  const sentences = splitSentences(label).map((one) => ({ asked: one.includes('?'), text: foldText(one) }));
  const isAbout = (text: string) => sponsoring.test(text) || authorized.test(text) || permit.test(text);
  if (!sentences.some(({ text }) => isAbout(text))) return null;
  const questions = sentences.filter(({ asked }) => asked);
  const [only, ...others] = questions.length > 0 ? questions : sentences;
  const about = [only, ...others].filter((one) => one && isAbout(one.text));
  if (about.length === 0) return 'unclear';
  // The same said twice, or a second question that goes further.
  if (about.length > 1) return agree(about.map((one) => readSentence(one?.text ?? '')));
  if (others.length > 0 && about.length !== others.length + 1) return 'unclear';
  return readSentence(about[0]?.text ?? '');
}

function agree(read: readonly Permission[]): Permission {
  const [first = 'unclear'] = read;
  if (first === 'unclear' || read.some((one) => one === 'unclear')) return 'unclear';
  const isWithout = read.some((one) => one !== 'unclear' && one.polarity === 'without');
  const isPlain = read.every((one) => one !== 'unclear' && (one.family === 'work_auth' || one.polarity));
  if (!isPlain) return 'unclear';
  return isWithout ? { family: 'work_auth', polarity: 'without' } : first;
}

function readSentence(said: string): Permission {
  const text = said
    .replace(/\bwhether or not\b/g, 'whether')
    .replace(anyKind, '')
    .replace(/\bsponsor or transfer\b/, 'sponsor')
    .replace(filing, 'sponsor you');
  if (/\b(1[68]|21)\b/.test(text) || otherCountry.test(text) || otherPerson.test(text)) return 'unclear';
  const sponsor = text.search(sponsoring);
  const right = text.search(authorized);
  if (sponsor < 0) {
    if (permit.test(text)) return { family: 'sponsorship', polarity: 'permit' };
    if (otherWork.test(text) || limited.test(text) || inThePast.test(text)) return 'unclear';
    if (needing.test(text) && !/\b(proof|document\w*|evidence|verif\w+|required to|as required)\b/.test(text))
      return 'unclear';
    return unlimited.test(text) ? { family: 'work_auth', polarity: 'without' } : { family: 'work_auth' };
  }
  if (needless.test(text)) {
    if (aside.test(text.replace(needless, ''))) return 'unclear';
    return { family: right >= 0 ? 'work_auth' : 'sponsorship', polarity: 'without' };
  }
  if (aside.test(text) || !needing.test(text)) return 'unclear';
  const isJoined = right >= 0 && right < sponsor && /\b(and|or|but)\b/.test(text.slice(right, sponsor));
  return isJoined && !/^(do|will|would) you (now )?(or )?(require|need)/.test(text)
    ? 'unclear'
    : { family: 'sponsorship' };
}
