import { type BrowserContext, test as base, expect } from '@playwright/test';

/** Collects what must never happen: a blocked script or style, a request to a foreign host, an uncaught error. */
export async function watch(context: BrowserContext, baseURL: string | undefined): Promise<string[]> {
  const complaints: string[] = [];
  const own = new URL(baseURL ?? '').port;
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`securitypolicyviolation ${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  context.on('console', (message) => {
    if (message.text().startsWith('securitypolicyviolation')) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, port, hostname } = new URL(request.url());
    const isOurs = port === own && (hostname === 'localhost' || hostname.endsWith('.localhost'));
    if (protocol.startsWith('http') && !isOurs) complaints.push(`foreign request: ${request.url()}`);
  });
  return complaints;
}

/** Every journey is watched. */
export const test = base.extend<{ watched: void }>({
  watched: [
    async ({ context, baseURL }, use) => {
      const complaints = await watch(context, baseURL);
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
