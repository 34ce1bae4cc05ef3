/** The kind of a skill, which decides how it is read and what it counts for. */
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
  /** As spelled in the lexicon; an unlisted skill as spelled in the text. */
  name: string;
  kind: SkillKind;
  start: number;
  /** The position after the last character. */
  end: number;
}
