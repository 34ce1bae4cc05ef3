import { endsWithTitle } from './job-words.ts';

export type SectionKind =
  | 'header'
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'volunteer'
  | 'other'
  /** It looks like the other headings, but only its text can show what it introduces. */
  | 'unnamed';

// The first match decides, so that "Volunteer Experience" isn't a job and "Language Skills" isn't a skill.
const vocabulary: [SectionKind, RegExp][] = [
  ['volunteer', /\b(volunteer\w*|community (service|involvement|work)|civic)\b/],
  ['other', /\bprojects$|^projects\b|^project( (work|experience|highlights))?$|^portfolio$|\bproyectos$/],
  [
    'languages',
    /^(languages?|language (skills|proficiency|abilities)|spoken languages|languages (?:i speak|spoken)|i speak|tongues|idiomas)$/,
  ],
  ['experience', /\b(appointments?|positions( held)?|employment)\b/],
  [
    'education',
    /\b(education|educational|academics?|academic background|schooling|studies|degrees|where i(?:['’]ve| have)? (?:studied|learned)|educaci[oó]n|formaci[oó]n)\b|^(school|schools|learning)$/,
  ],
  [
    'experience',
    /\b(experiences?|employment|(work|career|job|professional|employment|service|flight) (history|background|record|timeline)|(?:clinical|legal|private) practice|internships?|roles held|where i(?:['’]ve| have)? (?:work(?:ed)?|served|taught)|places i(?:['’]ve| have)? worked|what i(?:['’]ve| have) done|experiencia( laboral)?|trayectoria|empleo)\b|^(work|career|jobs|history|assignments|practice|work and \p{L}+|(?:my )?career path|my journey)$/u,
  ],
  [
    'skills',
    /\b(skills?|skillset|competenc(y|ies|es)|expertise|proficienc(y|ies)|technologies|strengths|abilities|toolbox|toolkit|tech stack|tools|strong suits|specialties|capabilities|know how|what i(?: am|['’]m) good at|what i(?: do(?: well| best)?| know| bring)|habilidades|competencias|aptitudes)\b|^(?:(?:i am )?good at|(?:i )?can do|knowledge)$/,
  ],
  [
    'certifications',
    /\b(certifications?|certificates?|licen[sc]es?|licensure|credentials|certificaciones)\b|^(?:certified|licensed|cards|tickets)(?: (?:in|for))?$/,
  ],
  [
    'other',
    /\b(awards?|hono[u]?rs|achievements?|accomplishments?|publications?|interests?|hobbies|references?|patents?|memberships?|affiliations?|activities|courses?|coursework|conferences|presentations|talks|extracurriculars?|training|military service|additional information|grants|funding|teaching|service|premios|referencias)\b/,
  ],
  [
    'contact',
    /^(contact( me| info(rmation)?| details)?|personal (info(rmation)?|details|data)|profiles|links|social|get in touch|reach out|reach me|(?:how to )?(?:find|reach|contact) me(?: online)?|let['’]?s (?:talk|connect)|say hello)$/,
  ],
  [
    'summary',
    /\b(summary|profile|objective|about|overview|introduction|statement|qualifications|bio|biography|who i am|my story|in short|at a glance|hello|hi|hi there|perfil|resumen|objetivo)\b|^(?:(?:career|professional) )?(?:snapshot|pitch|goals?|in brief|in a nutshell|intro|mission)$/,
  ],
];

const certain =
  /^((work|professional|relevant|employment|job|career) )?(experience|history|employment)$|^(education|experience|skills) and [a-z]+$|^(work|education|((technical|professional|key|core) )?skills|areas of expertise|summary|(professional|career|executive) (summary|profile)|profile|objective|about( me)?|contact|languages|projects|certifications|awards|interests|references|publications|volunteer(ing| experience)?|where i(?:['’]ve| have)? (worked|studied|learned)|what i(?: am good at|['’]m good at| do(?: well| best)?| know)|jobs|school|schooling)$/;

export type HeadingMatch = { kind: SectionKind; certain: boolean };

const words = /[\p{L}'’]+/gu;

const known = new Map<string, HeadingMatch | null>();
const mostKnown = 5000;

/** The kind of section that a short text introduces, based on its words alone. Cached, because texts are checked often. */
export function matchHeading(text: string): HeadingMatch | null {
  if (text.length > 100) return null;
  const before = known.get(text);
  if (before !== undefined) return before;
  const match = matchParts(text);
  if (known.size >= mostKnown) known.clear();
  known.set(text, match);
  return match;
}

function matchParts(text: string): HeadingMatch | null {
  const parts = text.split(/\s+[/|]\s+/);
  const matches = parts
    .map((part) => matchWords(part) ?? matchJoined(part))
    .filter((match) => match !== null);
  return matches.length === parts.length || matches.some((match) => match.certain)
    ? (matches.find((match) => match.certain) ?? matches[0] ?? null)
    : null;
}

/** `KNOWLEDGE, SKILLS, AND ABILITIES`; in small letters each part must be the name of a section. */
function isList(title: string): boolean {
  if (title === title.toUpperCase()) return true;
  const parts = title.toLowerCase().split(/,\s*(?:and\s+|&\s*)?|\s+(?:and|&)\s+/);
  return parts.every((part) => vocabulary.some(([, pattern]) => pattern.test(part)));
}

const joinable = /EXPERIENCE|HISTORY|EMPLOYMENT|EDUCATION|SKILLS|SUMMARY|PROFILE|OBJECTIVE|ABOUT|VOLUNTEER/;

/** Spaced-out headings may have lost the gap between their words: `PROFESSIONALEXPERIENCE`. */
function matchJoined(text: string): HeadingMatch | null {
  if (!/^\p{Lu}{9,30}$/u.test(text)) return null;
  const word = joinable.exec(text);
  if (!word) return null;
  const at = word.index > 0 ? word.index : word[0].length;
  const match = matchWords(`${text.slice(0, at)} ${text.slice(at)}`);
  return match?.certain ? match : null;
}

function matchWords(text: string): HeadingMatch | null {
  const title = text.replace(/^\d{1,2}\s*[.)/|–—-]\s*(?=\p{L})/u, '').replace(/[:.]\s*$/, '');
  if (text.length > 45 || /[.!?;@\d]|\|/.test(title) || (title.includes(',') && !isList(title))) return null;
  const list = title.toLowerCase().replace(/&/g, ' and ').match(words) ?? [];
  if (list.length === 0 || list.length > 6 || !/^[^\p{Ll}]/u.test(text)) return null;
  const plain = list.join(' ');
  const isPhrase =
    /^(?:get in touch|in (?:brief|short)$|at a glance$|in a nutshell$|(?:i am )?good at$|(?:what|where|who|places) i\b)/.test(
      plain,
    );
  if (!isPhrase && (endsWithTitle(plain) || /\b(in|at|from|with|by)\b/.test(plain))) return null;
  const kind = vocabulary.find(([, pattern]) => pattern.test(plain))?.[0];
  return kind ? { kind, certain: certain.test(plain) } : null;
}
