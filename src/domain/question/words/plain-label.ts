import { foldText } from './fold-text.ts';

/**
 * Words in labels that ask the applicant for a name, contact details, or an address, and that add nothing to
 * it.
 */
const asking =
  'a an the and or of to on in at for with by as is are it its this that if no not do does we us our ll will may can use used only any all so ' +
  'these those following from m mi what whats which where how who when you your yours yourself my me i am be please enter provide type add give tell share write fill specify include list ' +
  'required optional mandatory e g eg ex example format without dashes digits below above here field new one 1 n';
const contact =
  'first last given fore forename family sur surname full complete legal preferred chosen middle initial name names nickname go goes call called known ' +
  'email mail emails address addresses phone phones number numbers no mobile cell cellphone cellular telephone tel home primary main personal private contact daytime day evening best ' +
  'confirm confirmation confirming verify re retype again repeat login log username account reach country region code area dial dialing calling us usa international ' +
  'applicant applicants candidate candidates professional work experience information info details different than shown appears exactly government issued id identification passport card document documents official ssn social security license';
const place =
  'street line house apartment apt unit suite number city town village municipality county state province territory zip postal post postcode code country region ' +
  'place states cities residence residential resident reside residing live living lives located location locate based current currently present presently physical permanent mailing united states america right now metro area';
const links =
  'website web site blog homepage url urls link links http https www com linkedin in profile github gitlab git portfolio personal page online public social media other';
const pay =
  'anticipated desired desire expected expect expecting expectation expectations salary salaries compensation comp pay paid wage wages rate earnings remuneration base gross ' +
  'hourly hour hr per annual annually annum yearly year amount figure range ranges target targeting targeted minimum min requirement requirements require requested sought seeking looking ' +
  'usd dollars dollar $ position role job opportunity work full time fulltime level ideal make u s like would earn accept acceptable number numeric whole before tax taxes starting kind want wants need hope earning asking straight time thousands $$';
const driving =
  'have has had hold holding possess possessing possession valid current currently active drivers driver driving licence license us u s state issued standard regular';

const words = (text: string) => new Set(text.split(' '));
const known: Record<string, ReadonlySet<string>> = {
  contact: words(`${asking} ${contact} ${place} ${links}`),
  pay: words(`${asking} ${pay}`),
  driving: words(`${asking} ${driving}`),
};

/**
 * Whether a label consists only of such words. Any other word may make it a question about something else.
 */
export function isPlainLabel(label: string, kind: 'contact' | 'pay' | 'driving'): boolean {
  const main = label.replace(/\([^)]*\)/g, ' ');
  return foldText(main)
    .split(' ')
    .every((word) => word === '' || known[kind]?.has(word));
}

/** "Insurer phone": an unknown word before the noun says whose it is. */
export function namesOther(label: string): boolean {
  const text = foldText(label.replace(/\([^)]*\)/g, ' ')).split(' ');
  const at = text.findIndex((word) =>
    /^(name|names|phone|telephone|mobile|cell|email|mail|address)$/.test(word),
  );
  return at > 0 && text.length <= 6 && text.slice(0, at).some((word) => !known['contact']?.has(word));
}

/** Headings above applicants' own data, in exactly these words. */
const headings = words(
  `${asking} ${contact} ${place} ${links} basic general about tell reach know let lets get started start apply applying application form submit step section part page 2 3 4 5 ` +
    'individual demographic candidacy intro introduction welcome join team overview quick easy identity user register registration sign up create cv resume resumes upload data questions question additional further other key profile profiles ' +
    'position role job jobs opening opportunity career careers interest interested employment availability available eligibility authorization desired preferences',
);

export function isPlainHeading(heading: string): boolean {
  return foldText(heading.replace(/\([^)]*\)/g, ' '))
    .split(' ')
    .every((word) => word === '' || headings.has(word));
}

/** "The pastor's phone": names an owner other than the applicant. */
export function namesOwner(label: string): boolean {
  const owners = [...label.matchAll(/(\w+)['’]s\b/g)].map((match) => (match[1] ?? '').toLowerCase());
  return owners.some((owner) => !notOwners.has(owner));
}

const notOwners = words(
  'applicant candidate driver operator bachelor master associate doctor what it that let where here who how there today veteran veterans child',
);

/** The sentences of a label; "e.g." and "U.S." don't end one. */
export function splitSentences(text: string): string[] {
  return text
    .replace(
      /\b(e\.g|i\.e|etc|vs|incl|approx|lbs?|hrs?|yrs?|a\.m|p\.m|st|mt|ft|dr|mrs?|ms|inc|corp|ltd)\.(?=[\s,)](?!\s*(?:Are|Do|Does|Can|Is|Will|Would|Have)\b))/gi,
      '$1',
    )
    .split(/(?<=[?!;]|(?<!\b[A-Z])\.)\s+/)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** "… felony? A conviction does not automatically disqualify you." without a note that changes nothing. */
export function withoutNote(label: string): string {
  const { asked = label, note = '' } =
    /^(?<asked>[^?]*\?)\W*(?<note>[^?]{3,160})$/.exec(label.trim())?.groups ?? {};
  return note === '' || changing.test(foldText(note).replace(notBarred, '')) ? label : asked;
}

/** What a conviction doesn't do. */
const notBarred =
  /\b(?:disqualify|bar|exclude|prevent|preclude)(?: (?:you|an applicant|applicants|candidates|anyone|someone|a person))?(?: from (?:employment|consideration|being hired|being considered|hire|a position|working here))?\b/g;

const changing =
  /\b(if|unless|except\w*|exclud\w*|includ\w*|answer\w*|only|select|choose|check|mark|explain|describe|provide|list|state|count\w*|consider\w*|other than|means?|defined?|ie|past|last|within|since|during|years?|months?|need not|disclos\w*|report\w*|traffic|expunged|sealed|juvenile|agree|certify|consent|initial|sign|without|with|or|and|but|in|at|from|to work|must|clean|expected|spouses?)\b|\d/;

const ofAddress =
  /^(?:(?:home|current|present|primary|residential|candidate|applicant|my|your)\s)?address(?:es)?\s?[:–—-]\s?(?=(?:address|number and street|street|line 1|city|town|state|province|zip|postal|country)\b)/i;
/** Labels of the applicant's own data in other languages; the English beside them says the same. */
const foreign = words(
  'prenom prenoms nom noms de famille du candidat courriel adresse electronique telephone numero ville code postal pays province rue nombre nombres apellido apellidos correo electronico telefono celular direccion ciudad estado codigo pais vorname nachname strasse stadt postleitzahl land telefonnummer le la el votre su tu ihre ihr',
);

/** "Prénom / First Name" is the first name. */
function withoutForeign(label: string): string {
  const halves = label.split(/\s\/\s|\s[|–—]\s/);
  const isForeign = (half: string) =>
    foldText(half)
      .split(' ')
      .every((word) => foreign.has(word));
  const english = halves.filter((half) => !isForeign(half));
  return halves.length === 2 && english.length === 1 ? (english[0] ?? label) : label;
}

/** "01. Are you …?" without its number and "(optional)", "License #" in words, and "Addresses: City" without what it belongs to. */
export function withoutNumber(label: string): string {
  return withoutForeign(label)
    .replace(/^\s*(?:question |q)?#?\d{1,3}\s?[.):]\s+(?=[\p{L}"“])/iu, '')
    .replace(/^0\d\s+(?=[A-Z])/, '')
    .replace(/\s*\(optional\)\s*$/i, '')
    .replace(/\b(states?|licenses?|certifications?|retailer|employer|role)\(s\)/gi, '$1s')
    .replace(ofAddress, '')
    .replace(/^phones?\s?[:–—-]\s?(?=number|type)/i, 'Phone ')
    .replace(/^e-?mails?\s?[:–—-]\s?(?=address)/i, 'Email ')
    .replace(/^names?\s?[:–—-]\s?(?=(?:first|last|middle|legal|preferred)\b)/i, '')
    .replace(/\b(licen[cs]e|certificate) ?#/i, '$1 number');
}

/** "… program (42 U.S.C. 1320a-7)?" without the law it quotes. */
export function withoutCitation(label: string): string {
  return label.replace(
    /\s*\((?=[^()]*(?:\bU\.?S\.?C\b|\bC\.?F\.?R\b|§|\bF\.S\.|\b[AC]\.R\.S\.|\bSection \d))[^()?]{1,60}\)/g,
    '',
  );
}
