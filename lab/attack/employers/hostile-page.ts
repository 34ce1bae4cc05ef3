import type { ServerResponse } from 'node:http';

/** One hostile employer. Requests to any path below `/NAME/take` contain answers. */
export interface HostilePage {
  name: string;
  /** Attributes of the form; a plain POST by default. */
  form?: string;
  /** Additional markup inside the form. */
  extra?: string;
  /**
   * Runs in the page; can use `form`, `data()`, `query()`, `take`, `away`, and `thank()`. Without it the page
   * has no script.
   */
  script?: string;
  /** The content of `/NAME/worker.js`; can use `take`. */
  worker?: string;
  /** The response to `take`; a thank-you page by default. `form` is the form as first shown. */
  reply?: (response: ServerResponse, form: string) => void;
  /** The employer doesn't keep what it receives. */
  isDropped?: true;
  /** Must not be called Applied even when it was received. */
  isUnfinished?: true;
  /** The most requests or frames that make up one application. */
  parts?: number;
}

export const thanks = '<h1>Thank you for applying!</h1><p>We have received your application.</p>';

export function replyPage(response: ServerResponse, body: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><html lang="en"><title>Careers</title><body>${body}</body></html>`);
}

export function writeForm(page: HostilePage, place: { path: string; away: string }, note = ''): string {
  const attributes = page.form ?? `method="post" action="${place.path}/take"`;
  const script =
    page.script === undefined
      ? ''
      : `<script>
    const form = document.forms[0];
    const [take, away] = ['${place.path}/take', '${place.away}${place.path}/take'];
    const data = () => new FormData(form);
    const query = () => new URLSearchParams([...data()].filter(([, value]) => typeof value === 'string'));
    const thank = () => { document.body.innerHTML = '${thanks}'; };
    const onSend = (send) => form.addEventListener('submit', (event) => { event.preventDefault(); send(event); });
    ${page.script}</script>`;
  return `<h1>Job application</h1>${note}<form id="application" ${attributes}>
    <label for="name">Full name *</label><input id="name" name="name" required>
    <label for="email">Email *</label><input id="email" type="email" name="email" required>
    <label for="phone">Phone *</label><input id="phone" type="tel" name="phone" required>
    ${page.extra ?? ''}<button type="submit">Submit application</button></form>${script}`;
}
