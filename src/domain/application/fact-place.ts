import type { AnswerSource } from '#domain/question/facts/facts.ts';

/** Where in the profile the fact behind an answer can be seen and changed. */
export type FactPlace =
  | 'resume'
  | 'contact'
  | 'experience'
  | 'education'
  | 'skills'
  | 'questions'
  | 'answers'
  | 'preferences'
  | 'letters';

const fields: Record<string, FactPlace> = {
  Resume: 'resume',
  Experience: 'experience',
  Skills: 'skills',
  Education: 'education',
  School: 'education',
  Degree: 'education',
  'Field of study': 'education',
  'Graduation year': 'education',
  Certifications: 'resume',
};
const contact =
  /^(First name|Last name|First and last name|Email|Phone|Address|Street|City|State|ZIP code|City and state|City, state, and ZIP code|LinkedIn)$/;

const typedPlaces: Record<string, FactPlace> = {
  'Key questions': 'questions',
  'Job preferences': 'preferences',
  'Cover letters': 'letters',
};

/** Applications that were prepared earlier store the older wordings, so both are listed. */
const rules: [rule: RegExp, place: FactPlace][] = [
  [/United States|address in your profile|state in your profile/, 'contact'],
  [/on your resume$/, 'resume'],
  [/years (?:of|in)|jobs that (?:name|mention)|employers in your profile|^Your current job$/i, 'experience'],
  [/job, (?:the latest counted first|counting from the latest)$/, 'experience'],
  [/degree|school, (?:the latest counted first|counting from the latest)$/i, 'education'],
  [
    /Authorized to work|need sponsorship|^Your answers? about|authorization status|languages you speak|any other crime|clearance you hold|weight you can lift|days you would|Where you are willing|shifts you can|employment you want|travel you agreed|When you can start|places you would move to|notice you have to give|^You are authorized to work|^(?:Your desired|The) pay|^The hours you want/,
    'questions',
  ],
];

/** Null for facts that belong to one application only. */
export function placeOfFact(source: AnswerSource): FactPlace | null {
  switch (source.kind) {
    case 'profile':
    case 'resume':
      if (contact.test(source.field)) return 'contact';
      return fields[source.field] ?? (/(company|job title)$/.test(source.field) ? 'experience' : null);
    case 'typed':
      return typedPlaces[source.where ?? ''] ?? (source.id === undefined ? null : 'answers');
    case 'rule':
      return rules.find(([rule]) => rule.test(source.rule))?.[1] ?? null;
    case 'draft':
      return 'experience';
    case 'approved':
      return null;
  }
}
