const titleWords =
  /\b(accountant|administrator|admin|advisor|adviser|agent|aide|analyst|apprentice|architect|artist|assembler|assistant|associate|attendant|auditor|baker|barista|bartender|bookkeeper|broker|buyer|captain|caregiver|carpenter|cashier|chair|chef|chief|cleaner|clerk|coach|consultant|contractor|controller|cook|coordinator|counselor|courier|c[efiost]o|dentist|designer|developer|director|dispatcher|doctor|driver|editor|electrician|engineer|estimator|executive|fellow|firefighter|founder|foreman|generalist|guard|head|host(ess)?|hygienist|inspector|instructor|intern|investigator|janitor|journalist|laborer|lawyer|lead|leader|lecturer|librarian|lifeguard|machinist|manager|marketer|mechanic|merchandiser|mentor|musician|nanny|ninja|nurse|officer|operator|owner|painter|paralegal|paramedic|partner|pharmacist|photographer|physician|picker|planner|plumber|president|principal|producer|professor|programmer|receptionist|recruiter|rep|representative|researcher|resident|salesperson|scientist|secretary|sergeant|server|specialist|stocker|strategist|supervisor|surgeon|surveyor|teacher|technician|technologist|teller|therapist|trainer|trainee|translator|tutor|underwriter|usher|vp|waiter|waitress|warehouse worker|welder|worker|writer)s?\b/i;
const companyWords =
  /\b(inc|llc|ltd|corp|corporation|co|company|gmbh|plc|group|partners|associates|solutions|services?|systems|technologies|industries|enterprises|holdings|labs?|laboratories|studios?|bank|credit union|savings|insurance|hospital|clinic|medical center|health(care)?|university|college|school|district|institute|academy|foundation|church|department|city of|county|restaurant|cafe|café|hotel|resort|logistics|consulting|software|dynamics|products|practice|agency|media|freelance|self-employed)\b\.?/i;

const lastWord = new RegExp(`${titleWords.source}$`, 'i');

/** `Education Coordinator` is a job, not a heading. */
export function endsWithTitle(text: string): boolean {
  return lastWord.test(text);
}

/** An employer's name, and not only the end of one, such as `Inc.`. */
export function namesCompany(text: string): boolean {
  return companyWords.test(text) && !/^(inc|llc|ltd|co|corp|plc|gmbh)\b/i.test(text);
}

/** Positive when the text reads like a job title, negative when like an employer's name. */
export function weighTitle(text: string): number {
  return (titleWords.test(text) ? 2 : 0) - (companyWords.test(text) ? 1 : 0);
}

const doer = /(?:[a-z]{3}ist|ician|man|woman|grapher|smith|wright|hand|[a-z]{3}er|[a-z]{3}or|nt)$/i;
const notDoer =
  /(?:center|river|water|tower|power|harbor|timber|silver|copper|paper|corner|border|frontier|summer|winter|computer|flower|tiger|clover|amber|anchor|arbor|manor|motor|color|mirror|order|quarter|charter|theat(?:er|re)|shelter|outer|inner|upper|cooper|miller|walker|parker|carter|hunter|fisher|plant|restaurant|tenant)$/i;

/** Like `weighTitle`, but endings count, too: `Videographer` and `Lineman` do something, `Lucky Duck Films` does not. */
export function weighEnding(text: string): number {
  const last =
    text
      .replace(/[^\p{L}]+$/u, '')
      .split(/[\s/]+/)
      .at(-1) ?? '';
  return weighTitle(text) + (doer.test(last) && !notDoer.test(last) ? 1 : 0);
}

const linkWords = new Set('of and the for at in de la del on to a an & or with van von'.split(' '));

/** Contains two or more lowercase words that names don't have: `Trained two successors`. */
export function readsLikeSentence(text: string): boolean {
  const small = text.split(/\s+/).filter((word) => /^\p{Ll}/u.test(word) && !linkWords.has(word));
  return small.length >= 2;
}

const subHeading =
  /^(?:(?:key|main|major|core|selected|job|primary) )?(?:highlights|responsibilities|duties|achievements|accomplishments|tasks|contributions|results)(?:(?:,| and| &|, and) (?:key |related )?(?:responsibilities|duties|achievements|accomplishments|skills|results|tasks))*\s*:?$/i;

/** Introduces the description of one job, not a section. */
export function isSubHeading(text: string): boolean {
  return subHeading.test(text);
}

/** Ends like a sentence, and not with `Inc.` or `Jr.`. */
export function endsSentence(text: string): boolean {
  return /[.!?]$/.test(text.replace(/\b(inc|co|corp|ltd|jr|sr)\.$/i, ''));
}
