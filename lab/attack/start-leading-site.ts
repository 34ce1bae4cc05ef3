import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const redirects = ['301', '302', '303', '307', '308'] as const;
export const pageRedirects = [...redirects, 'refresh', 'meta', 'script', 'frame', 'form'] as const;
export type Way = (typeof pageRedirects)[number];

/** An employer's site that may be visited and redirects to the address in its URL, in every possible way. */
export async function startLeadingSite(pages: Record<string, () => string> = {}) {
  const server = createServer((request, response) => {
    const [, way = '', text = ''] = (request.url ?? '').split('/');
    const page = pages[way];
    const address = decodeURIComponent(text).replace(/[\r\n]/g, '');
    // Header values are sent byte by byte.
    const header = Buffer.from(address).toString('latin1');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (page) return response.end(page());
    if (redirects.some((one) => one === way))
      return response.writeHead(Number(way), { location: header }).end();
    if (way === 'refresh') return response.setHeader('refresh', `0;url=${header}`).end('moving');
    const html = writePage(way, address);
    return html ? response.end(html) : response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    port,
    origin,
    leadTo: (address: string, way: Way = '302') => `${origin}/${way}/${encodeURIComponent(address)}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function writePage(way: string, address: string): string | null {
  const quoted = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const literal = JSON.stringify(address).replaceAll('<', '\\u003c');
  switch (way) {
    case 'meta':
      return `<meta http-equiv="refresh" content="0;url=${quoted}">`;
    case 'script':
      return `<script>location.href = ${literal}</script>`;
    case 'frame':
      return `<iframe src="${quoted}"></iframe>`;
    case 'form':
      return `<form method="post" action="${quoted}"><input name="a"></form><script>document.forms[0].submit()</script>`;
    default:
      return null;
  }
}
