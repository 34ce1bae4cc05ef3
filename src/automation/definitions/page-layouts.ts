import { z } from 'zod';
import type { Ats } from '#domain/question/form/employer-form.ts';
import { findTags, hasClass, readAttribute, type Tag } from './page-tree.ts';

/** How a system writes its form into the page that its server sends. */
export interface PageLayout {
  ats: Ats;
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

const isHidden = (tag: Tag) =>
  readAttribute(tag, 'hidden') !== null || readAttribute(tag, 'aria-hidden') === 'true';
const nameOf = (tag: Tag) => readAttribute(tag, 'name') ?? '';
const idOf = (tag: Tag) => readAttribute(tag, 'id') ?? '';
const isCaptcha = (tag: Tag) => /captcha-response|turnstile-response/.test(nameOf(tag));

export const pageLayouts: readonly PageLayout[] = [
  {
    ats: 'lever',
    isForm: (tag) => tag.tagName === 'form' && idOf(tag) === 'application-form',
    isBlock: (tag) => hasClass(tag, 'application-question') || hasClass(tag, 'application-additional'),
    isTitle: (tag) => hasClass(tag, 'application-label'),
    isMark: (tag) => hasClass(tag, 'required'),
    isSearch: (tag) => hasClass(tag, 'location-input'),
    isIgnored: (tag) => isCaptcha(tag) || hasClass(tag, 'dropdown-container'),
    listExpected: listLeverCards,
  },
  {
    ats: 'jazzhr',
    isForm: (tag) => tag.tagName === 'form' && idOf(tag).startsWith('resumator-'),
    isBlock: (tag) => hasClass(tag, 'form-group') || hasClass(tag, 'resumator-field'),
    isTitle: (tag) => tag.tagName === 'label' && !hasClass(tag, 'radio') && !holdsChoice(tag),
    isMark: (tag) => hasClass(tag, 'resumator-required'),
    isSearch: () => false,
    isIgnored: (tag) => isCaptcha(tag) || /resumetext|resume-paste/.test(nameOf(tag) + idOf(tag)),
  },
  {
    ats: 'teamtailor',
    isForm: (tag) => tag.tagName === 'form' && hasClass(tag, 'new_candidate'),
    isBlock: (tag) => hasClass(tag, 'form-field') || hasClass(tag, 'question'),
    isTitle: (tag) => (tag.tagName === 'label' && !holdsChoice(tag)) || hasClass(tag, 'question-title'),
    isMark: (tag) => tag.tagName === 'abbr',
    isSearch: () => false,
    isIgnored: (tag) => isHidden(tag),
  },
  {
    ats: 'breezy',
    isForm: (tag) => tag.tagName === 'form' && readAttribute(tag, 'ng-submit') !== null,
    isBlock: (tag) => hasClass(tag, 'question'),
    isTitle: (tag) => tag.tagName === 'h3',
    isMark: (tag) => hasClass(tag, 'required'),
    isSearch: () => false,
    isIgnored: (tag) => isHidden(tag) || nameOf(tag).startsWith('hp_') || hasClass(tag, 'error-container'),
  },
];

function holdsChoice(tag: Tag): boolean {
  return tag.childNodes.some(
    (node) => 'tagName' in node && /^(radio|checkbox)$/.test(readAttribute(node, 'type') ?? ''),
  );
}

const Card = z.object({ id: z.string(), fields: z.array(z.unknown()) });

/** Each card spells out its questions in a hidden box; one that cannot be read stands for a box that is missing. */
function listLeverCards(form: Tag): string[] {
  const templates = findTags(form, (tag) => /^cards\[.*\[baseTemplate\]$/.test(nameOf(tag)));
  return templates.flatMap((template) => {
    try {
      const { id, fields } = Card.parse(JSON.parse(readAttribute(template, 'value') ?? ''));
      return fields.map((_, index) => `cards[${id}][field${index}]`);
    } catch {
      return [nameOf(template)];
    }
  });
}
