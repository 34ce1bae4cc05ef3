import type { JobSystem } from '#domain/job-system.ts';
import { readAttribute, type Tag } from './page-tree.ts';

/** How a system writes its form into the page that its server sends. */
export interface PageLayout {
  ats: JobSystem;
  isForm: (tag: Tag) => boolean;
  /** Holds one question. */
  isBlock: (tag: Tag) => boolean;
  /** The question's words, in its block. */
  isTitle: (tag: Tag) => boolean;
  /** Says that an answer is required, unless it is not shown. */
  isMark: (tag: Tag) => boolean;
  /** Offers places while one types. */
  isSearch: (tag: Tag) => boolean;
  /** Not shown to a person, or another way to give the same answer. */
  isIgnored: (tag: Tag) => boolean;
  /** What the page itself says of its questions: the names of boxes that have to be there. */
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
