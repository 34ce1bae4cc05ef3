import type { FormField } from '#practice/form/form-field.ts';
import type { PracticeJob } from '#practice/form/practice-job.ts';

/** One career site: the markup of one system, or of one home-made page, around the same kinds of questions. */
export interface Site {
  /** Where it is on the internet; a home-made page is at `https://{tenant}.example`. */
  home?: string;
  /** `page`: the browser posts the form and shows the answer. `data`: a script posts it and stays. */
  sends: 'page' | 'data';
  /** Where the form is, below `/{system}/{tenant}`; `{id}` is the posting. */
  formPath: string;
  submitPath: string;
  /** Where the thanks are; null when they come in place. */
  thanksPath: string | null;
  /** How the system names a box. */
  name(field: { key: string; kind: FormField['kind']; index: number; group: FormField['group'] }): string;
  render(job: PracticeJob, fields: readonly FormField[], problems: Record<string, string>): string;
  /** Where and how the system publishes the form as data; the address without `{id}` holds all postings of the tenant. */
  publishes?: {
    path: string;
    write(forms: readonly { job: PracticeJob; fields: readonly FormField[] }[]): unknown;
  };
  /** Its contact boxes ask for one name instead of two. */
  fullName?: true;
}
