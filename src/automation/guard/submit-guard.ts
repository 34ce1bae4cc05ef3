import type { Page, Request } from 'playwright-core';
import { getDomain } from 'tldts';
import type { SubmitHooks } from '#automation/brief/brief.ts';
import type { EmployerAdapter, SentRequest } from '#systems/reading/form/employer-adapter.ts';
import { type Exit, insteadOf } from './egress.ts';
import type { FindAnswers } from './find-answers.ts';
import { readMethods } from './harmless-requests.ts';
import { judgeEarly } from './judge-early.ts';
import type { Traffic } from './watch-traffic.ts';

/**
 * Sits between the page and the network: before arming, no answer leaves unless the adapter names the request; after
 * arming, exactly one submit request does; once closed, nothing does.
 */
export interface SubmitGuard {
  /** Null when the form may be armed; otherwise why it is left to the person, and whether answers have left. */
  findEarlyTrouble(): { detail: string; hasLeft: boolean } | null;
  arm(onSent: () => Promise<void>): void;
  /** Allows one more submit request, but only when nothing was sent or the site clearly refused it. */
  admitAgain(): boolean;
  /** Cuts the page off from the network, so that what is proven afterwards stays true. */
  close(): void;
  /** What is known about the one submit request. */
  readonly sent: boolean;
  readonly status: number | null;
  /** Its connection broke before the answer was complete. */
  readonly failed: boolean;
  /** Its response is complete; `page` when the response is the page itself. */
  readonly answered: 'data' | 'page' | null;
  /** An answer left after arming, in the submit request or otherwise. */
  readonly hasCarried: boolean;
  /** The form tried to put answers into a URL, and was stopped. */
  readonly isByAddress: boolean;
  /** Only harmless requests have left since arming. Valid only once the guard is closed. */
  readonly isProvenUnsent: boolean;
}

/** The only statuses that mean a site rejected an application. */
export const refusals: readonly (number | null)[] = [400, 413, 415, 422];

interface Guarded {
  adapter: EmployerAdapter;
  traffic: Traffic;
  exit: Exit;
  find: FindAnswers;
  /** The approved files. */
  files: readonly Buffer[];
  /** Records durably that the site receives something before arming; the request is held until then. */
  onEarly: SubmitHooks['receivedEarly'];
}

export async function guardSubmit(
  page: Page,
  { adapter, traffic, exit, find, files, onEarly }: Guarded,
): Promise<SubmitGuard> {
  let phase: 'filling' | 'armed' | 'closed' = 'filling';
  const state = { sent: false, failed: false, isByAddress: false, isWanted: false, hasLeaked: false };
  let status: number | null = null;
  let answered: SubmitGuard['answered'] = null;
  let passed: Request | null = null;
  let onSent: () => Promise<void> = () => Promise.resolve();

  traffic.beginFilling(find, (host) => {
    state.hasLeaked = true;
    onEarly(host, 'unasked').catch(() => undefined);
  });
  await page.context().route('**/*', async (route, request) => {
    const described = describeRequest(request);
    const stop = () => {
      traffic.withdraw(request);
      return route.abort('blockedbyclient');
    };
    if (phase === 'closed') return stop();
    if (phase === 'filling') {
      const verdict = judgeEarly(request, described, { adapter, find, files });
      if (verdict === 'wanted') state.isWanted = true;
      if (verdict === 'stop' || verdict === 'wanted') return stop();
      if (verdict === 'named') await onEarly(described.url.host, 'named');
      return route.fallback();
    }
    if (adapter.isSubmitRequest(described)) {
      if (state.sent) return stop();
      state.sent = true;
      passed = request;
      await route.fallback();
      return onSent();
    }
    const isByAddress =
      readMethods.includes(described.method) && described.isNavigation && find(request.url());
    if (isByAddress && !state.sent) {
      traffic.withdraw(request);
      if (traffic.listUnexplained().length === 0) {
        state.isByAddress = true;
        return stop();
      }
    }
    return route.fallback();
  });
  page.on('response', (response) => {
    if (response.request() !== passed) return;
    const instead = response.headers()[insteadOf];
    if (instead === 'nothing') state.failed = true;
    else status = Number(instead) || response.status();
  });
  page.on('requestfinished', (request) => {
    if (request === passed) answered = request.isNavigationRequest() ? 'page' : 'data';
  });
  page.on('requestfailed', (request) => {
    if (request === passed) state.failed = true;
  });

  return {
    findEarlyTrouble() {
      if (traffic.leftEarly()) state.hasLeaked = true;
      if (state.hasLeaked) return { detail: 'The site took answers before the form was sent', hasLeft: true };
      const detail = 'The site wants answers before the form is sent';
      return state.isWanted ? { detail, hasLeft: false } : null;
    },
    arm(whenSent) {
      onSent = whenSent;
      phase = 'armed';
      traffic.arm();
    },
    admitAgain() {
      if (state.sent && !isTurnedBack(status)) return false;
      Object.assign(state, { sent: false, failed: false });
      [passed, status, answered] = [null, null, null];
      return true;
    },
    close() {
      phase = 'closed';
      exit.cut();
    },
    get sent() {
      return state.sent;
    },
    get status() {
      return status;
    },
    get failed() {
      return state.failed;
    },
    get answered() {
      return answered;
    },
    get hasCarried() {
      return state.sent || traffic.hasCarried;
    },
    get isByAddress() {
      return state.isByAddress;
    },
    get isProvenUnsent() {
      return !state.sent && traffic.listUnexplained().length === 0;
    },
  };
}

/** A site that emails a code accepts the application only with it: 428 says so (RFC 6585, 3). */
export function isTurnedBack(status: number | null): boolean {
  return status === 428 || refusals.includes(status);
}

export function describeRequest(request: Request): SentRequest {
  const url = new URL(request.url());
  return {
    method: request.method(),
    url,
    isNavigation: request.isNavigationRequest(),
    isForeign: siteOf(url.hostname) !== siteOf(hostOf(request)),
  };
}

function hostOf(request: Request): string {
  try {
    return URL.parse(request.frame().url())?.hostname ?? '';
  } catch {
    return '';
  }
}

/**
 * The part of a host name that one owner holds, by the Public Suffix List: `api.acme.com` and `jobs.acme.com` are one
 * site; `acme.co.uk` and `other.co.uk`, or two tenants of `github.io`, are not.
 */
export function siteOf(hostname: string): string {
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}
