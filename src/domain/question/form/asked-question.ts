import type { QuestionType } from '#domain/validation/question-type.ts';
import type { AskedRecord } from './asked-record.ts';
import type { Claim } from './claim.ts';
import type { FormOption } from './employer-form.ts';
import type { HistoryPart } from './history-part.ts';

export interface AskedQuestion {
  label: string;
  description?: string | undefined;
  type: QuestionType;
  options: readonly FormOption[];
  section?: string | undefined;
  units?: string | undefined;
  /** The statement above it that a signature would confirm. */
  passage?: string | undefined;
}

export interface QuestionParams {
  /** Of all citizenships but this one. */
  besides?: 'US';
  /** A yes means the opposite of the usual yes ("Are you not …?"). */
  negated?: true;
  /** `without`: a yes means that no sponsorship is needed. `denied`: that the person may not work. */
  polarity?: 'without' | 'denied' | 'permit';
  /** The question's country, or else the job's. `home`: where the person lives. */
  country?: string;
  /** Inferred only from the style of the form. */
  isCountryGuessed?: true;
  /** The part of a name. */
  part?: 'first' | 'middle' | 'initial' | 'last' | 'full' | 'reversed' | 'reversed_legal' | 'other';
  /** A resume combined with something else in one file. */
  mixed?: true;
  age?: string;
  /** The subject of the experience, its years, or the license. */
  subject?: string;
  /** Everything that is printed about a license. */
  isWhole?: true;
  /** The subject is one thing, and the question asks for nothing else. */
  named?: true;
  /** What the jobs whose years are counted have in common ("ICU experience as an RN"): one name of each list. */
  as?: readonly (readonly string[])[];
  /** Months are asked for rather than years. */
  isInMonths?: true;
  /** Only the current job counts. */
  isNow?: true;
  /** Other tools or titles count, too, so that only so many years or more are known for certain. */
  least?: number;
  /** Count until this month, from year 0. */
  asOf?: number;
  /** A word of titles that don't count. */
  without?: string;
  /** Count only after graduation. */
  after?: 'college';
  /** The team that somebody leads or manages today. */
  team?: 'led' | 'managed';
  /** Only job titles count. */
  isTitle?: true;
  /** The choices, one of which the title of the current job names. */
  offered?: readonly string[];
  /** The subject, if the question asks for nothing but the experience with it or the years of it. */
  topic?: string;
  /** The country or state code that is asked about. */
  place?: string;
  /** Only a job in which such things were built. */
  isBuilt?: true;
  /** The language that is asked about, normalized. */
  language?: string;
  /** What a yes says about the status in the United States. */
  citizen?: 'citizen' | 'resident' | 'permanent' | 'protected';
  /** The schedules to choose from, as far as they are understood. */
  schedules?: readonly { label: string; claim: Claim }[];
  /** What a yes says, if every word is understood; only a proof of it answers the question. */
  claim?: Claim;
  /** The input of a work history or school row. */
  history?: HistoryPart;
  /** A yes means what a no means in other wordings of the same question. */
  inverse?: true;
  /** The years that are asked about, or `ever`. */
  window?: string;
  /** Something that may have happened to the person. */
  record?: AskedRecord;
  /** The degree that is asked about. */
  degree?: string;
  /** `latest`: the most recent job, current or not. */
  when?: 'latest';
  /** `other`: a day, a week or a month. */
  unit?: 'hour' | 'year' | 'other';
  /** US dollars, or any other currency. */
  currency?: 'dollars' | 'foreign';
  /** `other`: more than a salary, with bonus, commission, or equity. */
  sum?: 'other' | 'thousands';
}

export interface Classified {
  family: string;
  params: QuestionParams;
  confidence: number;
}
