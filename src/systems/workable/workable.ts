import { defineAdapter, identifyByPath, withEnding } from '#systems/reading/form/define-adapter.ts';
import type { System } from '#systems/reading/system.ts';
import { workable as board } from './board.ts';
import { readWorkableDefinition } from './definition.ts';

/** Choices are `[role=radio]` around hidden inputs; the address is prefilled from the visitor's IP address. */
const form = defineAdapter({
  ats: 'workable',
  identify: (url) =>
    identifyByPath(url, {
      hosts: ['apply.workable.com'],
      path: /^\/(?:(?!j\/)([^/]+)\/)?j\/([0-9A-Z]+)(?:\/apply)?\/?$/i,
    }),
  formUrl: (url) => withEnding(url, /\/apply\/?$/, '/apply'),
  publishedAt: (url, identity) => ({
    url: `${url.origin}/api/v1/jobs/${identity.postingId}/form`,
  }),
  mark: '[data-ui=application-form], form[data-ui=apply-form], [data-ui=apply-button]',
  layout: { ignore: '[data-ui=cookie-consent], [data-ui=autofill-computer]' },
  isSubmitRequest: ({ method, url }) =>
    method === 'POST' && /\/api\/v1\/jobs\/[^/]+\/apply\/?$/.test(url.pathname),
  isFillingRequest: ({ url }) => /upload|form\/files/i.test(url.pathname),
});

export const workable: System = {
  id: 'workable',
  name: 'Workable',
  hosts: /(^|\.)workable\.com$/,
  form,
  definition: { read: readWorkableDefinition },
  board,
};
