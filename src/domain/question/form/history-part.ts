export type JobPart =
  | 'company'
  | 'title'
  | 'from'
  | 'to'
  | 'location'
  | 'city'
  | 'state'
  | 'current'
  | 'duties'
  | 'contact';
export type SchoolPart =
  | 'school'
  | 'degree'
  | 'field'
  | 'graduated'
  | 'year'
  | 'to'
  | 'location'
  | 'city'
  | 'state';

/** One input of a row: which job or school, counted from 0 with the latest first, and which part of it. */
export type HistoryPart =
  | ({ kind: 'job'; row: number; part: JobPart } & Doubts)
  | ({ kind: 'school'; row: number | 'high school' | 'college'; part: SchoolPart } & Doubts);

interface Doubts {
  /** The heading is about former jobs, but also about the latest one. */
  isDoubted: boolean;
  /** The heading means the current job. */
  isHeld: boolean;
  /** The row begins here. */
  isFirst: boolean;
}
