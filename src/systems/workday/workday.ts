import { defineAdapter } from '#systems/reading/form/define-adapter.ts';
import type { System } from '#systems/reading/system.ts';
import { workday as board } from './board.ts';

/** Eight steps that need the person's own account. */
const form = defineAdapter({
  ats: 'workday',
  identify(url) {
    const host = /^(?:([\w-]+)\.)?wd\d+\.myworkday(?:jobs|site)\.com$/.exec(url.hostname);
    if (!host) return null;
    const [, before = '', posting] =
      /^\/(.*?)\/?job\/(?:.*\/)?[^/]*_([A-Za-z0-9-]+)(?:\/apply.*)?\/?$/.exec(url.pathname) ?? [];
    const tenant = host[1] ?? before.replace(/^recruiting\//, '').split('/')[0];
    return tenant && posting ? { tenant, postingId: posting } : null;
  },
  mark: '[data-automation-id=jobPostingPage], [data-automation-id^=applyFlow], [data-automation-id=signInContent], [data-automation-id=utilityButtonSignIn], [data-automation-id=jobPostingHeader]',
  needsAccount: true,
  layout: {
    root: '[data-automation-id^=applyFlow][data-automation-id$=Page]',
    ignore: '[data-automation-id=beecatcher]',
  },
});

export const workday: System = {
  id: 'workday',
  name: 'Workday',
  hosts: /\.(myworkdayjobs|myworkdaysite)\.com$/,
  needsAccount: form.needsAccount,
  form,
  board,
};
