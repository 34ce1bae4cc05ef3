import { defineAdapter, identifyByHost } from '#systems/reading/form/define-adapter.ts';
import { holdsChoice, idOf, isCaptcha, nameOf, type PageLayout } from '#systems/reading/form/page-layout.ts';
import { hasClass } from '#systems/reading/form/page-tree.ts';
import type { System } from '#systems/reading/system.ts';
import { jazzhr as board } from './board.ts';

/** Server-rendered; everything is named `resumator-…`; the submit button is a link. */
const form = defineAdapter({
  ats: 'jazzhr',
  identify: (url) =>
    identifyByHost(url, {
      host: /^([\w-]+)\.applytojob\.com$/,
      path: /^\/apply\/(?:jobs\/details\/)?([A-Za-z0-9]{6,})/,
    }),
  mark: '[name^="resumator-"], [id^="resumator-"], [class^="resumator-"]',
  // A resume text field and a field for the system itself; the style sheet hides both.
  layout: { ignore: '[name=resumator-resumetext-value], [name=resumator-xml-value]' },
  marks: { submit: '#resumator-submit-resume, #resumator-submit' },
  isSubmitRequest: ({ method, url }) => method === 'POST' && /\/apply\//.test(url.pathname),
});

const serverPage: PageLayout = {
  ats: 'jazzhr',
  isForm: (tag) => tag.tagName === 'form' && idOf(tag).startsWith('resumator-'),
  isBlock: (tag) => hasClass(tag, 'form-group') || hasClass(tag, 'resumator-field'),
  isTitle: (tag) => tag.tagName === 'label' && !hasClass(tag, 'radio') && !holdsChoice(tag),
  isMark: (tag) => hasClass(tag, 'resumator-required'),
  isSearch: () => false,
  isIgnored: (tag) => isCaptcha(tag) || /resumetext|resume-paste/.test(nameOf(tag) + idOf(tag)),
};

export const jazzhr: System = {
  id: 'jazzhr',
  name: 'JazzHR',
  hosts: /\.applytojob\.com$/,
  form,
  page: serverPage,
  board,
};
