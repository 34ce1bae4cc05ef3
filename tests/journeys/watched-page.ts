import { test as base, expect } from '@playwright/test';

/** Every journey is watched: no blocked script or style, no request to a foreign host, no uncaught error. */
export const test = base.extend<{ watched: void }>({
  watched: [
    async ({ context, baseURL }, use) => {
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
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
