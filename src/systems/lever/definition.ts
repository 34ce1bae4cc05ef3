import { z } from 'zod';
import { idOf, isCaptcha, nameOf, type PageLayout } from '#systems/reading/form/page-layout.ts';
import { findTags, hasClass, readAttribute, type Tag } from '#systems/reading/form/page-tree.ts';

export const leverLayout: PageLayout = {
  ats: 'lever',
  isForm: (tag) => tag.tagName === 'form' && idOf(tag) === 'application-form',
  isBlock: (tag) => hasClass(tag, 'application-question') || hasClass(tag, 'application-additional'),
  isTitle: (tag) => hasClass(tag, 'application-label'),
  isMark: (tag) => hasClass(tag, 'required'),
  isSearch: (tag) => hasClass(tag, 'location-input'),
  isIgnored: (tag) => isCaptcha(tag) || hasClass(tag, 'dropdown-container'),
  listExpected: listLeverCards,
};

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
