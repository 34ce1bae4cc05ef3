import { checkAddress, type Resolve } from '#limited/check-address.ts';
import { type PlainAnswer, sendRequest } from '#limited/send-request.ts';

/** The HTML of a form is a few hundred kilobytes; published data may list a whole board. */
const maxBytes = { page: 2 * 1024 * 1024, json: 8 * 1024 * 1024 };

export interface PlainFetch {
  /** The HTML from the server; null unless it exists, is at most 2 MB, and is clearly UTF-8. */
  fetchPage(url: string, timeoutMs: number): Promise<string | null>;
  /** Published JSON; `body` is posted. Null unless it exists and parses. */
  fetchJson(url: string, options: { timeoutMs: number; body?: object | undefined }): Promise<unknown>;
}

/** Requests without a page, under the browser's rules for what may be visited. Doesn't follow redirects. */
export function createPlainFetch(allowedPrivateHosts: readonly string[], resolve?: Resolve): PlainFetch {
  const allowed = new Set(allowedPrivateHosts.map((host) => host.toLowerCase()));

  async function visit(
    address: string,
    { kind, timeoutMs, body }: { kind: 'page' | 'json'; timeoutMs: number; body?: object | undefined },
  ): Promise<PlainAnswer | null> {
    const url = new URL(address);
    const isSecure = url.protocol === 'https:';
    if (!isSecure && url.protocol !== 'http:') return null;
    const checked = await checkAddress(
      url.hostname,
      Number(url.port || (isSecure ? 443 : 80)),
      allowed,
      resolve,
    );
    if (checked === null) return null;
    const answer = await sendRequest(url, checked, {
      method: body ? 'POST' : 'GET',
      headers: {
        'user-agent': 'Applywright/1.0',
        accept: kind === 'json' ? 'application/json' : 'text/html',
        'accept-language': 'en-US, en;q=0.8',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      maxBytes: maxBytes[kind],
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answer.status === 200 ? answer : null;
  }

  return {
    async fetchPage(url, timeoutMs) {
      const answer = await visit(url, { kind: 'page', timeoutMs });
      if (!answer) return null;
      // Other encodings are left to the browser.
      const meta = /<meta[^>]+charset[^>]+>/i.exec(answer.text.slice(0, 2_000))?.[0];
      return /charset=["']?utf-8/i.test(`${answer.headers['content-type']} ${meta}`) ? answer.text : null;
    },
    async fetchJson(url, { timeoutMs, body }) {
      const answer = await visit(url, { kind: 'json', timeoutMs, body });
      try {
        return answer && (JSON.parse(answer.text) as unknown);
      } catch {
        return null;
      }
    },
  };
}
