import { defineAdapter, identifyByHost } from '#systems/reading/form/define-adapter.ts';

/** Lists are buttons that open a menu; the form comes after "Apply for This Job". */
export const bamboohr = defineAdapter({
  ats: 'bamboohr',
  identify: (url) =>
    identifyByHost(url, {
      host: /^([\w-]+)\.bamboohr\.com$/,
      path: /^\/(?:careers|jobs)\/(\d+)/,
    }),
  publishedAt: (url, identity) => ({
    url: `${url.origin}/careers/${identity.postingId}/detail`,
  }),
  mark: '[class*=fab-Select], [name^="customQuestionAnswers"], [class*="fabric-"][class*="BhrForms"], #nickname_hpcsaf',
  isSubmitRequest: ({ method, url }) =>
    method === 'POST' && /\/careers\/\d+\/apply\/?$|\/careers\/application\/?$/.test(url.pathname),
  isFillingRequest: ({ url }) => /upload|files/i.test(url.pathname),
});
