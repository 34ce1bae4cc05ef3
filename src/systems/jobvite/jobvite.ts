import { defineAdapter, identifyByPath, withEnding } from '#systems/reading/form/define-adapter.ts';
import type { System } from '#systems/reading/system.ts';

const form = defineAdapter({
  ats: 'jobvite',
  identify: (url) =>
    identifyByPath(url, {
      hosts: ['jobs.jobvite.com'],
      path: /^\/(?:careers\/)?([^/]+)\/job\/([A-Za-z0-9]+)(?:\/apply)?\/?$/,
    }),
  formUrl: (url) => withEnding(url, /\/apply\/?$/, '/apply'),
  mark: '[class^=jv-], [class*=" jv-"], [id^=jv-]',
  isSubmitRequest: ({ method, url }) =>
    method === 'POST' && /\/apply\/?$|\/applications?\/?$/.test(url.pathname),
  isFillingRequest: ({ url }) => /upload|file|resume/i.test(url.pathname),
});

export const jobvite: System = {
  id: 'jobvite',
  name: 'Jobvite',
  hosts: /(^|\.)jobvite\.com$/,
  form,
};
