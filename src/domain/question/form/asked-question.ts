import type { QuestionType } from '#domain/validation/question-type.ts';
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
  /** A yes says the opposite of what it says elsewhere ("Are you not …?"). */
  negated?: true;
  /** `without`: a yes means that no sponsorship is needed. */
  polarity?: 'without';
  /** That of the question, else that of the job. */
  country?: string;
  /** Only the style of the form tells it. */
  isCountryGuessed?: true;
  /** The part of a name. */
  part?: 'first' | 'middle' | 'initial' | 'last' | 'full' | 'reversed' | 'other';
  /** A resume in one file with something else. */
  mixed?: true;
  age?: string;
  /** What the experience, its years, or the license are about. */
  subject?: string;
  /** The place that is asked about: a country's or a state's code. */
  place?: string;
  /** The language that is asked about, folded. */
  language?: string;
  /** What a yes says about the status in the United States. */
  citizen?: 'citizen' | 'resident' | 'permanent' | 'protected';
  /** What a yes says, where every word is understood; nothing but its proof answers the question. */
  claim?: Claim;
  /** The input of a row of the work history or of the schools. */
  history?: HistoryPart;
  /** The degree that is asked about. */
  degree?: string;
  /** `latest`: the most recent job, current or not. */
  when?: 'latest';
  /** `other`: a day, a week or a month. */
  unit?: 'hour' | 'year' | 'other';
  /** Of the United States, or any other. */
  currency?: 'dollars' | 'foreign';
  /** More than a salary: with bonus, commission, or equity; or counted in thousands. */
  sum?: 'other';
}

export interface Classified {
  family: string;
  params: QuestionParams;
  confidence: number;
}
