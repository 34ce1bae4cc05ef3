import { type BrowserContext, test as base, expect } from '@playwright/test';

/**
 * Collects what must never happen: a blocked script or style, a request to a foreign host, an uncaught error.
 */
export async function watch(context: BrowserContext, baseURL: string | undefined): Promise<string[]> {
  const complaints: string[] = [];
  const own = new URL(baseURL ?? '').port;
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const from = `${sourceFile ?? ''}:${lineNumber}`;
      console.error(
        `securitypolicyviolation ${effectiveDirective} ${blockedURI} ${location.href} ${from} ${sample}`,
      );
    });
  });
  context.on('console', (message) => {
    if (message.text().startsWith('securitypolicyviolation')) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  const isOurs = ({ port, hostname }: URL) =>
    port === own && (hostname === 'localhost' || hostname.endsWith('.localhost'));
  context.on('request', (request) => {
    // A person may follow a link to an employer; our own pages contact nobody else.
    if (request.isNavigationRequest() || !isOurs(new URL(request.frame().url()))) return;
    const address = new URL(request.url());
    if (address.protocol.startsWith('http') && !isOurs(address))
      complaints.push(`foreign request: ${request.url()}`);
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
