import { defineAdapter, identifyByHost } from '#systems/reading/form/define-adapter.ts';

/** Everything in a frame, first a gate that asks for an e-mail address and opens an account. */
export const icims = defineAdapter({
  ats: 'icims',
  identify: (url) => identifyByHost(url, { host: /^([\w-]+)\.icims\.com$/, path: /^\/jobs\/(\d+)\b/ }),
  mark: '[class*=iCIMS_], #icims_content_iframe, #enterEmailForm',
  needsAccount: true,
});
