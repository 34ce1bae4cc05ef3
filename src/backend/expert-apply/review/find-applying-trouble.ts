import { BROWSER_ADVICE } from '#backend/platform/processes/find-chromium.mjs';
import { type Config, findBrowser } from '#backend/platform/settings/config.ts';

const UNAVAILABLE = "We can't prepare or send applications right now. Yours will continue as soon as we can.";

/** Why this machine can't apply, in words for the page; null when it can, or when other machines do it. */
export function findApplyingTrouble(
  { role, environment }: Pick<Config, 'role' | 'environment'>,
  find = findBrowser,
): string | null {
  if (role !== 'all' || find()) return null;
  if (environment === 'production') return UNAVAILABLE;
  const advice = `This machine has no browser. ${BROWSER_ADVICE.join('; ')}. You don't need to restart.`;
  return `${UNAVAILABLE} ${advice}`;
}
