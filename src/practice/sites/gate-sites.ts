import { text } from './markup.ts';
import type { Site } from './site.ts';

const common = {
  sends: 'page',
  thanksPath: null,
  name: ({ key, index }) => key || `q${index}`,
} satisfies Partial<Site>;

/** Requires an account before the first question. */
export const workdaySite: Site = {
  home: 'https://{tenant}.wd5.myworkdayjobs.com',
  ...common,
  formPath: 'careers/job/Columbus/posting_{id}',
  submitPath: 'careers/job/Columbus/posting_{id}',
  render: (job) =>
    `<div data-automation-id="applyFlowPage"><h2>Create Account</h2><p>${text(job.title)}</p><form data-automation-id="signInContent"><label>Email Address*<input type="text" data-automation-id="email" autocomplete="email"></label><label>Password*<input type="password" data-automation-id="password"></label><label>Verify New Password*<input type="password" data-automation-id="verifyPassword"></label><label>Enter website. This input is for robots only, do not enter if you're human.<input name="website" data-automation-id="beecatcher"></label><button type="button">Create Account</button></form><p>Already have an account? <button type="button">Sign In</button></p></div>`,
};

/** Asks for an email address first and creates an account from it. */
export const icimsSite: Site = {
  home: 'https://{tenant}.icims.com',
  ...common,
  formPath: 'jobs/{id}/login',
  submitPath: 'jobs/{id}/login',
  render: (job) =>
    `<div class="iCIMS_MainWrapper"><h1>${text(job.title)}</h1><h2>Enter your email address to begin</h2><form id="enterEmailForm" class="iCIMS_Form"><label>Email *<input type="email" name="email"></label><label><input type="checkbox" name="gdpr"> I have read the privacy notice</label><button type="submit">Next</button></form></div>`,
};
