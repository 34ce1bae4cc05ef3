import { defineAdapter, identifyByHost, withEnding } from '#systems/reading/form/define-adapter.ts';

/** Mostly on the employer's own host; names as Rails writes them, ids that change with every load. */
export const teamtailor = defineAdapter({
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
