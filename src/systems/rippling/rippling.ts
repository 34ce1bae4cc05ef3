import { defineAdapter, identifyByPath, withEnding } from '#systems/reading/form/define-adapter.ts';
import type { System } from '#systems/reading/system.ts';
import { rippling as board } from './board.ts';

/** Client-rendered; controls are named by `aria-labelledby`. */
const form = defineAdapter({
  ats: 'rippling',
  identify: (url) =>
    identifyByPath(url, {
      hosts: ['ats.rippling.com'],
      path: /^\/(?:[a-z]{2}-[A-Z]{2}\/)?([^/]+)\/jobs\/([0-9a-f-]{36})(?:\/apply)?\/?$/,
    }),
  formUrl: (url) => withEnding(url, /\/apply\/?$/, '/apply'),
  mark: '[data-testid^=input-], [data-testid="Apply now"]',
  isSubmitRequest: ({ method, url }) => method === 'POST' && /\/(apply|applications?)\/?$/.test(url.pathname),
  isFillingRequest: ({ url }) => /upload|file|resume/i.test(url.pathname),
});

export const rippling: System = {
  id: 'rippling',
  name: 'Rippling',
  hosts: /^ats\.rippling\.com$/,
  form,
  board,
};
