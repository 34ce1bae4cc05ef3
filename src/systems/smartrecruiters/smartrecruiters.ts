import { defineAdapter, identifyByPath } from '#systems/reading/form/define-adapter.ts';
import type { System } from '#systems/reading/system.ts';
import { smartrecruiters as board } from './board.ts';

const paths =
  /^\/(?:oneclick-ui\/company\/)?([^/]+)\/(?:publication\/)?(\d{6,}|[0-9a-f]{8}-[0-9a-f-]{27})[^/]*(?:\/[a-z-]+)?\/?$/;

/** Custom elements with open shadow roots; the first file input only parses the resume and overwrites what was typed. */
const form = defineAdapter({
  ats: 'smartrecruiters',
  identify: (url) =>
    identifyByPath(url, {
      hosts: ['jobs.smartrecruiters.com', 'careers.smartrecruiters.com'],
      path: paths,
    }),
  formUrl(url) {
    const address = new URL(url);
    address.searchParams.set('oga', 'true');
    return address;
  },
  mark: 'spl-input, spl-form-element, spl-autocomplete, spl-checkbox, sr-screening-questions-form, oc-application-form, oc-oneclick-form, [data-test^=oc-], oc-root',
  layout: { ignore: 'oc-apply-with-resume, oc-easy-apply, [data-test=easy-apply]' },
  isSubmitRequest: ({ method, url }) =>
    method === 'POST' && /\/(submit|candidates|applications)\/?$/.test(url.pathname),
  isFillingRequest: ({ url }) => /upload|parse|attachment|resume/i.test(url.pathname),
});

export const smartrecruiters: System = {
  id: 'smartrecruiters',
  name: 'SmartRecruiters',
  hosts: /(^|\.)smartrecruiters\.com$/,
  form,
  board,
};
