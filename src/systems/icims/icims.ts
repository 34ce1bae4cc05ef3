import { defineAdapter, identifyByHost } from '#systems/reading/form/define-adapter.ts';
import type { System } from '#systems/reading/system.ts';
import { icims as board } from './board.ts';

/** Everything is in a frame that first asks for an email address and opens an account. */
const form = defineAdapter({
  ats: 'icims',
  identify: (url) => identifyByHost(url, { host: /^([\w-]+)\.icims\.com$/, path: /^\/jobs\/(\d+)\b/ }),
  mark: '[class*=iCIMS_], #icims_content_iframe, #enterEmailForm',
  needsAccount: true,
});

export const icims: System = {
  id: 'icims',
  name: 'iCIMS',
  hosts: /\.(icims|jibeapply)\.com$/,
  needsAccount: form.needsAccount,
  form,
  board,
};
