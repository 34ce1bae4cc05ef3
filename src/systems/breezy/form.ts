import { defineAdapter, identifyByHost, withEnding } from '#systems/reading/form/define-adapter.ts';

/** Headings name the questions; a closed posting answers 200. */
export const breezy = defineAdapter({
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
