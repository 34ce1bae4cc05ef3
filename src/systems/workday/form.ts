import { defineAdapter } from '#systems/reading/form/define-adapter.ts';
import { isLocalHost } from '#systems/reading/form/local-host.ts';

/** Eight steps behind an account of the person's own. */
export const workday = defineAdapter({
  ats: 'workday',
  identify(url) {
    const host = /^(?:([\w-]+)\.)?wd\d+\.myworkday(?:jobs|site)\.com$/.exec(url.hostname);
    const isPractice = isLocalHost(url) && url.pathname.startsWith('/workday/');
    if (!host && !isPractice) return null;
    const path = isPractice ? url.pathname.slice('/workday'.length) : url.pathname;
    const [, before = '', posting] =
      /^\/(.*?)\/?job\/(?:.*\/)?[^/]*_([A-Za-z0-9-]+)(?:\/apply.*)?\/?$/.exec(path) ?? [];
    const tenant = host?.[1] ?? before.replace(/^recruiting\//, '').split('/')[0];
    return tenant && posting ? { tenant, postingId: posting } : null;
  },
  mark: '[data-automation-id=jobPostingPage], [data-automation-id^=applyFlow], [data-automation-id=signInContent], [data-automation-id=utilityButtonSignIn], [data-automation-id=jobPostingHeader]',
  needsAccount: true,
  layout: {
    root: '[data-automation-id^=applyFlow][data-automation-id$=Page]',
    ignore: '[data-automation-id=beecatcher]',
  },
});
