import type { EmployerAdapter, SentRequest } from './employer-adapter.ts';

/** Other writes that pages make: uploads, analytics, logs. */
const besides =
  /upload|attachment|\bfiles?\b|parse|track|analytics|beacon|collect|telemetry|\blogs?\b|events?\b|metrics|captcha|cookie|consent|session|token/i;
const uploads = /upload|attachment|\bfiles?\b|parse|resume/i;

/** Unrelated to the form, unless it contains an answer. */
export function isBesides({ url }: SentRequest): boolean {
  return besides.test(url.pathname);
}

/** Any page with a form: the URL identifies the posting, and the markup defines the questions. */
export const generic: EmployerAdapter = {
  ats: 'generic',
  identify: (url) => ({ tenant: url.host, postingId: `${url.pathname}${url.search}` }),
  formUrl: (url) => url,
  publishedAt: () => null,
  mark: '',
  needsAccount: false,
  layout: { root: '', container: '', title: '', ignore: '' },
  marks: {
    ready: 'input[type=file], input[type=email], input[name*=mail i], textarea',
    form: '',
    submit: '',
    success: '',
    errors: '.error, .errors, .error-message, .field-error, .alert-danger, .invalid-feedback, [role=alert]',
    closed: /no longer (open|available|accepting)|position (is |has been )?(closed|filled)|job not found/i,
  },
  select: null,
  readDefinition: () => Promise.resolve([]),
  isSubmitRequest: ({ method, isNavigation, isForeign, url }) =>
    method === 'POST' && (isNavigation || (!isForeign && !besides.test(url.pathname))),
  isFillingRequest: ({ url }) => uploads.test(url.host + url.pathname),
  isSavingRequest: () => false,
  isReadingRequest: () => false,
  confirmationPath: null,
};
