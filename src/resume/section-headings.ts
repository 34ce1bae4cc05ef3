export type SectionKind =
  | 'header'
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'volunteer'
  | 'other';

// The first match decides, so that "Volunteer Experience" is no job and "Language Skills" no skill.
const vocabulary: [SectionKind, RegExp][] = [
  ['volunteer', /\b(volunteer\w*|community (service|involvement|work)|civic)\b/],
  ['other', /\bprojects?$|^projects?\b|^portfolio$/],
  ['languages', /^(languages?|language (skills|proficiency|abilities)|spoken languages|languages spoken)$/],
  ['education', /\b(education|educational|academics?|academic background|schooling|studies|degrees)\b/],
  [
    'experience',
    /\b(experiences?|employment|(work|career|job|professional) (history|background)|positions held|internships?)\b|^(work|career|jobs|history)$/,
  ],
  [
    'skills',
    /\b(skills?|skillset|competenc(y|ies|es)|expertise|proficienc(y|ies)|technologies|strengths|abilities|toolbox|toolkit|tech stack|tools)\b/,
  ],
  [
    'other',
    /\b(certifications?|certificates?|licen[sc]es?|licensure|awards?|hono[u]?rs|achievements?|accomplishments?|publications?|interests?|hobbies|references?|patents?|memberships?|affiliations?|activities|courses?|coursework|conferences|presentations|talks|extracurriculars?|training|military service|additional information)\b/,
  ],
  [
    'contact',
    /^(contact( me| info(rmation)?| details)?|personal (info(rmation)?|details|data)|profiles|links|social|get in touch|find me online)$/,
  ],
  [
    'summary',
    /\b(summary|profile|objective|about|overview|introduction|statement|qualifications|bio|biography)\b/,
  ],
];

const certain =
  /^((work|professional|relevant|employment|job|career) )?(experience|history|employment)$|^(education|experience|skills) and [a-z]+$|^(work|education|((technical|professional|key|core) )?skills|areas of expertise|summary|(professional|career|executive) (summary|profile)|profile|objective|about( me)?|contact|languages|projects|certifications|awards|interests|references|publications|volunteer(ing| experience)?)$/;

export type HeadingMatch = { kind: SectionKind; certain: boolean };

const words = /[\p{L}'’]+/gu;

/** The kind of section a short text announces, judged by its words alone. */
export function matchHeading(text: string): HeadingMatch | null {
  if (text.length > 45 || /[.!?;,@\d]|\|/.test(text.replace(/[:.]\s*$/, ''))) return null;
  const list = text.toLowerCase().replace(/&/g, ' and ').match(words) ?? [];
  if (list.length === 0 || list.length > 6 || !/^[^\p{Ll}]/u.test(text)) return null;
  const plain = list.join(' ');
  const kind = vocabulary.find(([, pattern]) => pattern.test(plain))?.[0];
  return kind ? { kind, certain: certain.test(plain) } : null;
}
