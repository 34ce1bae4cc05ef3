import { defineAdapter, identifyByHost, withEnding } from '#systems/reading/form/define-adapter.ts';

/** Everything by names `candidate.…`; the form waits behind a tab, and its thanks are in the page from the start. */
export const recruitee = defineAdapter({
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
