import { defineAdapter, identifyByHost } from '#systems/reading/form/define-adapter.ts';
import type { System } from '#systems/reading/system.ts';
import { bamboohr as board } from './board.ts';
import { isWholeBamboohr, readBamboohrDefinition } from './definition.ts';

/** Lists are buttons that open a menu; the form appears after "Apply for This Job". */
const form = defineAdapter({
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

export const bamboohr: System = {
  id: 'bamboohr',
  name: 'BambooHR',
  hosts: /\.bamboohr\.com$/,
  form,
  definition: { read: readBamboohrDefinition, isWhole: isWholeBamboohr },
  board,
};
