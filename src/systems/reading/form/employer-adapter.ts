import type { JobSystem } from '#domain/job-system.ts';
import type { FormOption } from '#domain/question/form/employer-form.ts';
import type { QuestionType } from '#domain/validation/question-type.ts';

export interface PostingIdentity {
  tenant: string;
  postingId: string;
}

/** A question as the form's own definition in the page gives it. */
export interface DefinedQuestion {
  path: string;
  label: string;
  required: boolean;
  options: FormOption[];
  description?: string;
  type?: QuestionType;
  /** A list that is searched on the employer's server as one types. */
  isSearch?: boolean;
}

/** What an adapter may read in the open page. */
export interface PageSource {
  /** The JSON that a script of the page assigns to this name; null without one. */
  readAssigned(name: string): Promise<unknown>;
  /** The values of the inputs that this selector finds. */
  readValues(selector: string): Promise<string[]>;
}

/** Where an employer's form lives in the page and how it names its questions; empty texts leave it to the reader. */
export interface FormLayout {
  /** Element that holds the whole form. */
  root: string;
  /** Element that holds one question. */
  container: string;
  /** The question's text, inside its container. */
  title: string;
  /** Parts that look like questions and are none. */
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
  /** Goes to another site than the page that makes it. */
  isForeign: boolean;
}

/** What one input takes of an answer that is split over several inputs. */
export interface BoxPart {
  kind: 'month' | 'day' | 'year' | 'digits' | 'clock' | 'hour' | 'minute' | 'half';
  css: string;
  /** How many digits it takes; 0 where nothing says it. */
  length: number;
}

export type PartKind = BoxPart['kind'];

/** Selectors of one question's parts. */
export interface FieldSelectors {
  /** The whole question as the person sees it. */
  box: string;
  /** Its controls, in the order of its options. */
  controls: string;
  /** Options of its open list. */
  menuOptions: string;
  /** Where a picked option shows; null when it is the control's own value. */
  picked: string | null;
  /** Visible once a file is really attached, and where its name shows; null when the control itself holds the file. */
  attached: string | null;
  fileName: string;
  /** The boxes that take one answer together, in their order on the page. */
  parts?: readonly BoxPart[];
}

/** What differs between applicant tracking systems. All knowledge of one system is in its one file. */
export interface EmployerAdapter {
  ats: JobSystem;
  identify(url: URL): PostingIdentity | null;
  /** The address of the form itself, for any address of the posting. */
  formUrl(url: URL): URL;
  /** Null where the form is only in the page. */
  publishedAt(url: URL, identity: PostingIdentity): DefinitionAddress | null;
  /** A selector that only this system's pages match, wherever they are served; empty when there is none. */
  mark: string;
  /** The form is behind an account of the person's own. */
  needsAccount: boolean;
  layout: FormLayout;
  marks: SignalMarks & {
    /** The form has been drawn. */
    ready: string;
    submit: string;
    /** The posting is gone. */
    closed: RegExp;
  };
  /** Where the system shows a question's parts; null where the page's own markup tells it. */
  select: ((path: string) => FieldSelectors) | null;
  readDefinition(page: PageSource): Promise<DefinedQuestion[]>;
  isSubmitRequest(request: SentRequest): boolean;
  /** Takes a chosen file, and no answers, while the form is being filled. */
  isFillingRequest(request: SentRequest): boolean;
  /** Saves each answer as it is given: how this system works, so it may, and is recorded. */
  isSavingRequest(request: SentRequest): boolean;
  /** A call that only reads although its method is one that writes. */
  isReadingRequest(request: SentRequest): boolean;
  /** The address after a successful submit; null when the acknowledgement comes in place. */
  confirmationPath: RegExp | null;
}

/** The adapter of a form that has been read: every question can be found. */
export type BoundAdapter = EmployerAdapter & {
  select(path: string): FieldSelectors;
  /** The element around the form; empty when the page has none. */
  form: string;
};
