export type JobPart =
  | 'company'
  | 'company_and_place'
  | 'title'
  | 'from'
  /** The first day at the employer, in whatever position. */
  | 'hired'
  | 'to'
  | 'dates'
  | 'title_and_dates'
  | 'location'
  | 'city'
  | 'state'
  | 'current'
  | 'duties'
  | 'contact'
  /** How long somebody has been with the employer, or in the position. */
  | 'tenure'
  | 'tenure_in_post'
  /** The department, if the title names it: "Registered Nurse, ICU". */
  | 'unit'
  /** Of the armed forces. */
  | 'branch';
export type SchoolPart =
  | 'school'
  | 'school_and_place'
  /** High school, college … */
  | 'kind'
  | 'degree'
  | 'field'
  | 'graduated'
  | 'year'
  /** Of high school. */
  | 'years'
  | 'to'
  | 'location'
  | 'city'
  | 'state';
export type LicensePart = 'name' | 'number' | 'state' | 'expires';

/** The job at one employer, or in the armed forces, rather than one counted from the latest. */
export type JobOf = 'military' | { company: string; isNow: boolean };

/** The only school that gave this degree. */
export type DegreeName = "associate's degree" | "bachelor's degree" | "master's degree" | 'nursing degree';

/** One input of a row: which job or school, counted from 0 with the latest first, and which part of it. */
export type HistoryPart =
  | ({ kind: 'job'; row: number; of?: JobOf; part: JobPart } & Doubts)
  | ({ kind: 'school'; row: number | 'high school' | 'college' | DegreeName; part: SchoolPart } & Doubts)
  | ({ kind: 'license'; row: number; part: LicensePart } & Doubts);

interface Doubts {
  /** The heading is about former jobs, but also about the latest one. */
  isDoubted: boolean;
  /** The heading means the current job. */
  isHeld: boolean;
  /** The row begins here. */
  isFirst: boolean;
}
