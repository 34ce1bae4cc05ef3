import { defineAdapter, identifyByPath } from '#systems/reading/form/define-adapter.ts';

const paths =
  /^\/(?:oneclick-ui\/company\/)?([^/]+)\/(?:publication\/)?(\d{6,}|[0-9a-f]{8}-[0-9a-f-]{27})[^/]*(?:\/[a-z-]+)?\/?$/;

/** Custom elements with open shadow roots; the first file box only reads the resume and overwrites what was typed. */
export const smartrecruiters = defineAdapter({
  ats: 'smartrecruiters',
  identify: (url) =>
    identifyByPath(url, {
      hosts: ['jobs.smartrecruiters.com', 'careers.smartrecruiters.com'],
      path: paths,
    }),
  formUrl(url) {
    const form = new URL(url);
    form.searchParams.set('oga', 'true');
    return form;
  },
  mark: 'spl-input, spl-form-element, spl-autocomplete, spl-checkbox, sr-screening-questions-form, oc-application-form, oc-oneclick-form, [data-test^=oc-], oc-root',
  layout: { ignore: 'oc-apply-with-resume, oc-easy-apply, [data-test=easy-apply]' },
  isSubmitRequest: ({ method, url }) =>
    method === 'POST' && /\/(submit|candidates|applications)\/?$/.test(url.pathname),
  isFillingRequest: ({ url }) => /upload|parse|attachment|resume/i.test(url.pathname),
});
