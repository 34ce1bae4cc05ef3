import type { Page, Request } from 'playwright-core';
import type { EmployerAdapter, SentRequest } from '#automation/employers/employer-adapter.ts';

/**
 * Stands between the page and the network: no submit request before arming, exactly one after, and none once closed.
 * Also notices writes it does not know, because then nobody can say that nothing was sent.
 */
export interface SubmitGuard {
  arm(onSent: () => Promise<void>): void;
  /** Lets one more request pass, only when nothing was sent or the site plainly refused what was. */
  admitAgain(): boolean;
  close(): void;
  /** What is known about the one submit request. */
  readonly sent: boolean;
  readonly blocked: number;
  readonly status: number | null;
  /** Its connection broke before the answer was complete. */
  readonly failed: boolean;
  /** Its answer is complete; `page` when the answer is the page itself. */
  readonly answered: 'data' | 'page' | null;
  /** Nothing that could be a submit has left the browser. */
  readonly isProvenUnsent: boolean;
}

interface Guarded {
  adapter: EmployerAdapter;
  /** Approved texts that tell an application from other writes. */
  telling: readonly string[];
  sockets: SocketWatch;
}

export async function guardSubmit(page: Page, { adapter, telling, sockets }: Guarded): Promise<SubmitGuard> {
  const state = { isArmed: false, sent: false, blocked: 0, unknownWrites: 0, failed: false };
  let status: number | null = null;
  let answered: SubmitGuard['answered'] = null;
  let passed: Request | null = null;
  let onSent: () => Promise<void> = () => Promise.resolve();

  await page.context().route('**/*', async (route, request) => {
    if (!adapter.isSubmitRequest(describeRequest(request))) return route.fallback();
    if (!state.isArmed || state.sent) {
      state.blocked += 1;
      return route.abort('blockedbyclient');
    }
    state.sent = true;
    passed = request;
    await route.fallback();
    await onSent();
  });
  page.on('request', (request) => {
    const described = describeRequest(request);
    const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(described.method);
    if (isRead || !state.isArmed || adapter.isSubmitRequest(described)) return;
    const isOwn = !described.isForeign && !adapter.isFillingRequest(described);
    if (isOwn || carries(request.postData(), telling)) state.unknownWrites += 1;
  });
  sockets.onSent((hostname) => {
    if (state.isArmed && siteOf(hostname) === siteOf(new URL(page.url()).hostname)) state.unknownWrites += 1;
  });
  page.on('response', (response) => {
    if (response.request() === passed) status = response.status();
  });
  page.on('requestfinished', (request) => {
    if (request === passed) answered = request.isNavigationRequest() ? 'page' : 'data';
  });
  page.on('requestfailed', (request) => {
    if (request === passed) state.failed = true;
  });

  return {
    arm(whenSent) {
      onSent = whenSent;
      state.isArmed = true;
    },
    admitAgain() {
      if (state.sent && (status === null || status < 400)) return false;
      Object.assign(state, { sent: false, failed: false });
      [passed, status, answered] = [null, null, null];
      return true;
    },
    close() {
      state.isArmed = false;
    },
    get sent() {
      return state.sent;
    },
    get blocked() {
      return state.blocked;
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
    get isProvenUnsent() {
      return !state.sent && state.unknownWrites === 0;
    },
  };
}

export interface SocketWatch {
  onSent(listener: (hostname: string) => void): void;
}

/** From before the page opens, because a connection made then stays unseen later. */
export function watchSockets(page: Page): SocketWatch {
  let tell: (hostname: string) => void = () => undefined;
  page.on('websocket', (socket) => {
    const hostname = URL.parse(socket.url())?.hostname ?? '';
    socket.on('framesent', () => tell(hostname));
  });
  return {
    onSent(listener) {
      tell = listener;
    },
  };
}

/** Other companies' services take applications for an employer: what somebody typed shows in what is sent to them. */
function carries(body: string | null, telling: readonly string[]): boolean {
  return (
    body !== null && telling.some((text) => body.includes(text) || body.includes(encodeURIComponent(text)))
  );
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

/** The part of a host's name that its owner shares: api.acme.com and jobs.acme.com are one site. */
function siteOf(hostname: string): string {
  return /^[\d.]+$/.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.');
}
