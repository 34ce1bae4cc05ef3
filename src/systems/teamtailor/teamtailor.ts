import { defineAdapter, identifyByHost, withEnding } from '#systems/reading/form/define-adapter.ts';
import { holdsChoice, isHidden, type PageLayout } from '#systems/reading/form/page-layout.ts';
import { hasClass } from '#systems/reading/form/page-tree.ts';
import type { System } from '#systems/reading/system.ts';
import { teamtailor as board } from './board.ts';

/** Mostly on the employer's own host; Rails-style names, and ids that change with every load. */
const form = defineAdapter({
  ats: 'teamtailor',
  identify: (url) =>
    identifyByHost(url, {
      host: /^([\w-]+)(?:\.[a-z]{2})?\.teamtailor\.com$/,
      path: /^\/(?:[a-z]{2}\/)?jobs\/(\d+)[^/]*(?:\/applications\/new)?\/?$/,
    }),
  formUrl: (url) => withEnding(url, /\/applications\/new\/?$/, '/applications/new'),
  mark: '[name^="candidate["], script[src*="teamtailor-cdn.com"], link[href*="teamtailor-cdn.com"]',
  isSubmitRequest: ({ method, url }) => method === 'POST' && /\/applications\/?$/.test(url.pathname),
  isFillingRequest: ({ url }) => /upload|direct_uploads|s3/i.test(url.pathname),
});

const serverPage: PageLayout = {
  ats: 'teamtailor',
  isForm: (tag) => tag.tagName === 'form' && hasClass(tag, 'new_candidate'),
  isBlock: (tag) => hasClass(tag, 'form-field') || hasClass(tag, 'question'),
  isTitle: (tag) => (tag.tagName === 'label' && !holdsChoice(tag)) || hasClass(tag, 'question-title'),
  isMark: (tag) => tag.tagName === 'abbr',
  isSearch: () => false,
  isIgnored: (tag) => isHidden(tag),
};

export const teamtailor: System = {
  id: 'teamtailor',
  name: 'Teamtailor',
  hosts: /\.teamtailor\.com$/,
  form,
  page: serverPage,
  board,
};
