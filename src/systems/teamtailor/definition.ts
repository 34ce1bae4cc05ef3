import { holdsChoice, isHidden, type PageLayout } from '#systems/reading/form/page-layout.ts';
import { hasClass } from '#systems/reading/form/page-tree.ts';

export const teamtailorLayout: PageLayout = {
  ats: 'teamtailor',
  isForm: (tag) => tag.tagName === 'form' && hasClass(tag, 'new_candidate'),
  isBlock: (tag) => hasClass(tag, 'form-field') || hasClass(tag, 'question'),
  isTitle: (tag) => (tag.tagName === 'label' && !holdsChoice(tag)) || hasClass(tag, 'question-title'),
  isMark: (tag) => tag.tagName === 'abbr',
  isSearch: () => false,
  isIgnored: (tag) => isHidden(tag),
};
