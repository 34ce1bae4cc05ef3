/** What one box takes of an answer that several boxes take together. */
export interface BoxPart {
  kind: 'month' | 'day' | 'year' | 'digits' | 'clock' | 'hour' | 'minute' | 'half';
  css: string;
  /** How many digits it takes; 0 where nothing says it. */
  length: number;
}

export type PartKind = BoxPart['kind'];
