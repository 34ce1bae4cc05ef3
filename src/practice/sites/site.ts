import type { FormField } from '#practice/form/form-field.ts';
import type { PracticeJob } from '#practice/form/practice-job.ts';

/** One career site: the markup of one system or one custom page, around the same kinds of questions. */
export interface Site {
  /** Its URL on the internet; a custom page is at `https://{tenant}.example`. */
  home?: string;
  /** `page`: the browser submits the form and shows the response. `data`: a script submits it and stays. */
  sends: 'page' | 'data';
  /** Where the form is, below `/{system}/{tenant}`; `{id}` is the posting. */
  formPath: string;
  submitPath: string;
  /** The path of the confirmation page; null when it appears in place. */
  thanksPath: string | null;
  /** The content of that page, if it is special. */
  thanks?: string;
  /** Where the page posts an email address to be checked, and a file as soon as it is chosen. */
  earlyPaths?: { check: string; upload: string };
  /** How the system names a field. */
  name(field: { key: string; kind: FormField['kind']; index: number; group: FormField['group'] }): string;
  render(job: PracticeJob, fields: readonly FormField[], problems: Record<string, string>): string;
  /** Where and how the system publishes the form as data; a path without `{id}` returns all postings of the tenant. */
  publishes?: {
    path: string;
    write(forms: readonly { job: PracticeJob; fields: readonly FormField[] }[]): unknown;
  };
  /** Its contact fields ask for one name instead of two. */
  fullName?: true;
}
