import { findPracticeJob } from '#practice/catalog/practice-jobs.ts';
import type { Exchange } from '#practice/http/exchange.ts';
import { replyHtml, replyJson } from '#practice/http/reply.ts';

/** `GET /captcha/{ats}/{tenant}/{posting}`: does this visitor get a challenge? */
export function answerCaptchaCheck(exchange: Exchange): void {
  const [, ats = '', tenant = '', postingId = ''] = exchange.path;
  const job = findPracticeJob(ats, tenant, postingId);
  const behavior = job && exchange.truth.behaviorOf(job.ats, job.tenant, job.postingId);
  replyJson(exchange, { challenge: behavior === 'captcha' });
}

/** The frames of a CAPTCHA: the badge and, for some visitors, the challenge. */
export function replyCaptchaFrame(exchange: Exchange): void {
  const isChallenge = ['bframe', 'challenge'].includes(exchange.path.at(-1) ?? '');
  replyHtml(
    exchange,
    isChallenge
      ? renderChallenge()
      : '<!doctype html><html lang="en"><title>captcha</title><body style="margin: 8px; font: 12px system-ui; color: #5d6675">Protected<br>by captcha</body></html>',
  );
}

function renderChallenge(): string {
  const tiles = Array.from(
    { length: 9 },
    (_, index) =>
      `<button aria-label="Image ${index + 1}" style="background: hsl(${(index * 47) % 360} 35% 62%)"></button>`,
  );
  return `<!doctype html><html lang="en"><title>Challenge</title>
<style>body { margin: 0; font: 16px system-ui; } header { background: #1a73e8; color: #fff; padding: 20px; } header strong { display: block; font-size: 26px; }
div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 4px; padding: 6px; } div button { height: 118px; border: 0; } footer { padding: 10px; text-align: right; } footer button { background: #1a73e8; color: #fff; border: 0; padding: 12px 24px; }</style>
<header>Select all images with<strong>bicycles</strong>to prove that you are human</header><div>${tiles.join('')}</div><footer><button>Verify</button></footer></html>`;
}
