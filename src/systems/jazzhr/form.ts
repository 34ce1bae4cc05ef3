import { defineAdapter, identifyByHost } from '#systems/reading/form/define-adapter.ts';

/** Server pages, everything named `resumator-…`; the send button is a link. */
export const jazzhr = defineAdapter({
  ats: 'jazzhr',
  identify: (url) =>
    identifyByHost(url, {
      host: /^([\w-]+)\.applytojob\.com$/,
      path: /^\/apply\/(?:jobs\/details\/)?([A-Za-z0-9]{6,})/,
    }),
  mark: '[name^="resumator-"], [id^="resumator-"], [class^="resumator-"]',
  // Another way to give the resume, and a box of the system's own; its style sheet hides both.
  layout: { ignore: '[name=resumator-resumetext-value], [name=resumator-xml-value]' },
  marks: { submit: '#resumator-submit-resume, #resumator-submit' },
  isSubmitRequest: ({ method, url }) => method === 'POST' && /\/apply\//.test(url.pathname),
});
