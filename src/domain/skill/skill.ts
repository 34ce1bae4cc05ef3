/** What a skill is, which decides how it is read and what it counts for. */
export type SkillKind =
  | 'technology'
  | 'tool'
  | 'computing'
  | 'method'
  | 'business'
  | 'trade'
  | 'field'
  | 'laboratory'
  | 'clinical'
  | 'certification'
  | 'license'
  | 'degree'
  | 'language'
  /** A skill of the occupation catalog that no other list contains. */
  | 'practice'
  /** Words that the text itself calls a skill and no list contains. */
  | 'unlisted';

export interface FoundSkill {
  /** As the lexicon spells it; an unlisted skill as the text spells it. */
  name: string;
  kind: SkillKind;
  start: number;
  /** The position behind the last character. */
  end: number;
}
