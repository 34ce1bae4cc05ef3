import { defineAdapter, identifyByHost } from '#systems/reading/form/define-adapter.ts';
import type { System } from '#systems/reading/system.ts';
import { personio as board } from './board.ts';

/** Only the label shows what is required; nothing in the markup does. */
const form = defineAdapter({
  ats: 'personio',
  identify: (url) =>
    identifyByHost(url, {
      host: /^([\w-]+)\.jobs\.personio\.(?:de|com|es)$/,
      path: /^\/job\/(\d+)\/?/,
    }),
  mark: '[id^=field-first_name], [id^=doc-input-], [class*=personio i]',
  isSubmitRequest: ({ method, url }) =>
    method === 'POST' && /\/(job\/\d+|apply|application)\b/.test(url.pathname),
  isFillingRequest: ({ url }) => /document|upload/i.test(url.pathname),
});

export const personio: System = {
  id: 'personio',
  name: 'Personio',
  hosts: /\.jobs\.personio\.(de|com|es)$/,
  form,
  board,
};
