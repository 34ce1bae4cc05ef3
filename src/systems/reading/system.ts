import type { JobSystem } from '#domain/job-system.ts';
import type { FormField } from '#domain/question/form/employer-form.ts';
import type { JobSource } from './board/job-source.ts';
import type { EmployerAdapter } from './form/employer-adapter.ts';
import type { PageLayout } from './form/page-layout.ts';

/** How to read the form that a system publishes as data. `slug` names the posting where one answer holds several. */
export interface PublishedDefinition {
  /** Null when the data is not this system's. */
  read(json: unknown, slug: string | null): FormField[] | null;
  /** False when the page asks more than the data says. */
  isWhole?(json: unknown, slug: string | null): boolean;
  /** What the system's pages always ask besides. */
  addPageParts?(fields: readonly FormField[]): FormField[];
}

/** Everything that is known about one application system. */
export interface System {
  id: JobSystem;
  /** As people read it. */
  name: string;
  /** Whose page it is, by the host alone. */
  hosts: RegExp;
  /** It asks for an account before it shows its form, so nothing can be prepared there. */
  needsAccount?: boolean;
  /** How its pages are read, filled in, and sent. */
  form?: EmployerAdapter;
  /** Where it publishes its forms as data. */
  definition?: PublishedDefinition;
  /** Where its server sends the whole form in the page. */
  page?: PageLayout;
  /** How its job boards are read. */
  board?: JobSource;
}
