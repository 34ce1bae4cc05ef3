import { holdsChoice, idOf, isCaptcha, nameOf, type PageLayout } from '#systems/reading/form/page-layout.ts';
import { hasClass } from '#systems/reading/form/page-tree.ts';

export const jazzhrLayout: PageLayout = {
  ats: 'jazzhr',
  isForm: (tag) => tag.tagName === 'form' && idOf(tag).startsWith('resumator-'),
  isBlock: (tag) => hasClass(tag, 'form-group') || hasClass(tag, 'resumator-field'),
  isTitle: (tag) => tag.tagName === 'label' && !hasClass(tag, 'radio') && !holdsChoice(tag),
  isMark: (tag) => hasClass(tag, 'resumator-required'),
  isSearch: () => false,
  isIgnored: (tag) => isCaptcha(tag) || /resumetext|resume-paste/.test(nameOf(tag) + idOf(tag)),
};
