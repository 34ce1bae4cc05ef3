import type { Brief, SubmitHooks, SubmitOutcome } from './brief.ts';
import type { Browser } from './browser.ts';

export { type Brief, type FaultPoint, faultPoints, type SubmitHooks, type SubmitOutcome } from './brief.ts';

/** Door 2: fills the employer's form with an approved brief, sends it once and says what is proven. */
export function submit(_browser: Browser, _brief: Brief, _hooks: SubmitHooks): Promise<SubmitOutcome> {
  return Promise.reject(new Error('not built yet'));
}
