import type { JobSystem } from '#domain/job-system.ts';
import type { FormField } from '#domain/question/form/employer-form.ts';
import type { JobSource } from './board/job-source.ts';
import type { EmployerAdapter } from './form/employer-adapter.ts';
import type { PageLayout } from './form/page-layout.ts';

/** How to read the form that a system publishes as data. `slug` names the posting when one response contains several. */
export interface PublishedDefinition {
  /** Null when the data is not this system's. */
  read(json: unknown, slug: string | null): FormField[] | null;
  /** False when the page asks more than the data shows. */
  isWhole?(json: unknown, slug: string | null): boolean;
  /** Questions that the system's pages always add. */
  addPageParts?(fields: readonly FormField[]): FormField[];
}

/** Everything that is known about one application system. */
export interface System {
  id: JobSystem;
  /** The name that people see. */
  name: string;
  /** Hosts that identify the system. */
  hosts: RegExp;
  /** It requires an account before it shows its form, so nothing can be prepared there. */
  needsAccount?: boolean;
  /** How its pages are read, filled, and sent. */
  form?: EmployerAdapter;
  /** Where it publishes its forms as data. */
  definition?: PublishedDefinition;
  /** Set when the server's HTML contains the whole form. */
  page?: PageLayout;
  /** How its job boards are read. */
  board?: JobSource;
}
