import type { JobSystem } from '#domain/job-system.ts';
import type { FormOption } from '#domain/question/form/employer-form.ts';
import type { QuestionType } from '#domain/validation/question-type.ts';

export interface PostingIdentity {
  tenant: string;
  postingId: string;
}

/** A question as the form's definition in the page describes it. */
export interface DefinedQuestion {
  path: string;
  label: string;
  required: boolean;
  options: FormOption[];
  description?: string;
  type?: QuestionType;
  /** A list that is searched on the employer's server while one types. */
  isSearch?: boolean;
}

/** What an adapter may read in the open page. */
export interface PageSource {
  /** The JSON that a script in the page assigns to this name; null without one. */
  readAssigned(name: string): Promise<unknown>;
  /** The values of the inputs that match this selector. */
  readValues(selector: string): Promise<string[]>;
}

/** Where the form is in the page and how it names its questions; empty strings leave it to the reader. */
export interface FormLayout {
  /** The element around the whole form. */
  root: string;
  /** The element around one question. */
  container: string;
  /** The question's text, inside its container. */
  title: string;
  /** Parts that look like questions but aren't. */
  ignore: string;
}

export interface SignalMarks {
  form: string;
  success: string;
  errors: string;
}

/** Where a system publishes a posting's form as data. `body` is posted. */
export interface DefinitionAddress {
  url: string;
  body?: object;
}

export interface SentRequest {
  method: string;
  url: URL;
  isNavigation: boolean;
  /** The request goes to a different site than the page's. */
  isForeign: boolean;
}

/** What one input takes of an answer that is split over several inputs. */
export interface InputPart {
  kind: 'month' | 'day' | 'year' | 'digits' | 'clock' | 'hour' | 'minute' | 'half';
  css: string;
  /** How many digits it takes; 0 when unknown. */
  length: number;
}

export type PartKind = InputPart['kind'];

/** Selectors for the parts of one question. */
export interface FieldSelectors {
  /** The block of the whole question. */
  block: string;
  /** Its controls, in the order of its options. */
  controls: string;
  /** Options of its open list. */
  menuOptions: string;
  /** Where a picked option shows; null when it is the control's own value. */
  picked: string | null;
  /** Appears once a file is attached, and where its name is shown; null when the control itself holds the file. */
  attached: string | null;
  fileName: string;
  /** The inputs that share one answer, in page order. */
  parts?: readonly InputPart[];
  /**
   * For a question made of elements without any role: the hidden input that holds the answer, empty without one, and
   * whether its options are in the document only while it is open.
   */
  plain?: { holder: string; appears: boolean };
}

/** What differs between applicant tracking systems. Everything about one system is in its own file. */
export interface EmployerAdapter {
  ats: JobSystem;
  identify(url: URL): PostingIdentity | null;
  /** The URL of the form itself, for any URL of the posting. */
  formUrl(url: URL): URL;
  /** Null when the form exists only in the page. */
  publishedAt(url: URL, identity: PostingIdentity): DefinitionAddress | null;
  /** A selector that only this system's pages match, wherever they are served; empty when there is none. */
  mark: string;
  /** The person needs their own account to see the form. */
  needsAccount: boolean;
  layout: FormLayout;
  marks: SignalMarks & {
    /** Present once the form is rendered. */
    ready: string;
    submit: string;
    /** The posting is gone. */
    closed: RegExp;
  };
  /** Where the system shows the parts of a question; null when the markup is enough. */
  select: ((path: string) => FieldSelectors) | null;
  readDefinition(page: PageSource): Promise<DefinedQuestion[]>;
  isSubmitRequest(request: SentRequest): boolean;
  /** Uploads a chosen file, without answers, while the form is being filled. */
  isFillingRequest(request: SentRequest): boolean;
  /** Saves each answer as it is entered. This system works that way, so it is allowed and recorded. */
  isSavingRequest(request: SentRequest): boolean;
  /** A call that only reads although its method normally writes. */
  isReadingRequest(request: SentRequest): boolean;
  /** The URL after a successful submit; null when the acknowledgment appears in place. */
  confirmationPath: RegExp | null;
}

/** The adapter of a form that has been read, so every question can be found. */
export type BoundAdapter = EmployerAdapter & {
  select(path: string): FieldSelectors;
  /** The element around the form; empty when the page has none. */
  form: string;
};
