import { defineAdapter, identifyByHost, withEnding } from '#systems/reading/form/define-adapter.ts';
import type { System } from '#systems/reading/system.ts';
import { recruitee as board } from './board.ts';
import { isWholeRecruitee, readRecruiteeDefinition } from './definition.ts';

/** Everything is named `candidate.…`; the form is behind a tab, and its thanks are in the page from the start. */
const form = defineAdapter({
  ats: 'recruitee',
  identify: (url) =>
    identifyByHost(url, {
      host: /^([\w-]+)\.recruitee\.com$/,
      path: /^\/(?:l\/[a-z]{2}\/)?o\/([^/]+)(?:\/c\/new)?\/?$/,
    }),
  formUrl: (url) => withEnding(url, /\/c\/new\/?$/, '/c/new'),
  publishedAt: (url) => ({ url: `${url.origin}/api/offers/` }),
  mark: '[name^="candidate."], [data-testid^=offer-], [id^=input-candidate]',
  marks: { ready: '[name="candidate.email"]' },
  isSubmitRequest: ({ method, url }) =>
    method === 'POST' && /\/(api\/)?(offers\/[^/]+\/)?candidates\/?$/.test(url.pathname),
});

export const recruitee: System = {
  id: 'recruitee',
  name: 'Recruitee',
  hosts: /\.recruitee\.com$/,
  form,
  definition: { read: readRecruiteeDefinition, isWhole: isWholeRecruitee },
  board,
};
