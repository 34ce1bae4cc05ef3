import { isHidden, nameOf, type PageLayout } from '#systems/reading/form/page-layout.ts';
import { hasClass, readAttribute } from '#systems/reading/form/page-tree.ts';

export const breezyLayout: PageLayout = {
  ats: 'breezy',
  isForm: (tag) => tag.tagName === 'form' && readAttribute(tag, 'ng-submit') !== null,
  isBlock: (tag) => hasClass(tag, 'question'),
  isTitle: (tag) => tag.tagName === 'h3',
  isMark: (tag) => hasClass(tag, 'required'),
  isSearch: () => false,
  isIgnored: (tag) => isHidden(tag) || nameOf(tag).startsWith('hp_') || hasClass(tag, 'error-container'),
};
