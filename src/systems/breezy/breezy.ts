import { defineAdapter, identifyByHost, withEnding } from '#systems/reading/form/define-adapter.ts';
import { isHidden, nameOf, type PageLayout } from '#systems/reading/form/page-layout.ts';
import { hasClass, readAttribute } from '#systems/reading/form/page-tree.ts';
import type { System } from '#systems/reading/system.ts';
import { breezy as board } from './board.ts';

/** Headings name the questions; a closed posting returns 200. */
const form = defineAdapter({
  ats: 'breezy',
  identify: (url) =>
    identifyByHost(url, {
      host: /^([\w-]+)\.breezy\.hr$/,
      path: /^\/p\/([0-9a-f]{8,})[^/]*(?:\/apply)?\/?$/,
    }),
  formUrl: (url) => withEnding(url, /\/apply\/?$/, '/apply'),
  mark: '[ng-app=PortalApp], form[name=form][ng-submit], .breezy-portal, meta[content*="breezy.hr"]',
  marks: { closed: /position closed|no longer (open|available|accepting)/i },
  isSubmitRequest: ({ method, url }) => method === 'POST' && /\/p\/[^/]+\/apply\/?$/.test(url.pathname),
  isFillingRequest: ({ url }) => /resume|upload|parse/i.test(url.pathname),
});

const serverPage: PageLayout = {
  ats: 'breezy',
  isForm: (tag) => tag.tagName === 'form' && readAttribute(tag, 'ng-submit') !== null,
  isBlock: (tag) => hasClass(tag, 'question'),
  isTitle: (tag) => tag.tagName === 'h3',
  isMark: (tag) => hasClass(tag, 'required'),
  isSearch: () => false,
  isIgnored: (tag) => isHidden(tag) || nameOf(tag).startsWith('hp_') || hasClass(tag, 'error-container'),
};

export const breezy: System = {
  id: 'breezy',
  name: 'Breezy',
  hosts: /\.breezy\.hr$/,
  form,
  page: serverPage,
  board,
};
