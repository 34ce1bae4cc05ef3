import type { JobSystem } from '#domain/job-system.ts';
import { readAttribute, type Tag } from './page-tree.ts';

/** How a system's server writes its form into the page. */
export interface PageLayout {
  ats: JobSystem;
  isForm: (tag: Tag) => boolean;
  /** The block of one question. */
  isBlock: (tag: Tag) => boolean;
  /** The question's text, inside its block. */
  isTitle: (tag: Tag) => boolean;
  /** Marks an answer as required, unless it is hidden. */
  isMark: (tag: Tag) => boolean;
  /** Suggests places while one types. */
  isSearch: (tag: Tag) => boolean;
  /** Hidden from people, or another method to give the same answer. */
  isIgnored: (tag: Tag) => boolean;
  /** Names of inputs that must exist according to the page itself. */
  listExpected?: (form: Tag) => string[];
}

export const isHidden = (tag: Tag) =>
  readAttribute(tag, 'hidden') !== null || readAttribute(tag, 'aria-hidden') === 'true';
export const nameOf = (tag: Tag) => readAttribute(tag, 'name') ?? '';
export const idOf = (tag: Tag) => readAttribute(tag, 'id') ?? '';
export const isCaptcha = (tag: Tag) => /captcha-response|turnstile-response/.test(nameOf(tag));

export function holdsChoice(tag: Tag): boolean {
  return tag.childNodes.some(
    (node) => 'tagName' in node && /^(radio|checkbox)$/.test(readAttribute(node, 'type') ?? ''),
  );
}
