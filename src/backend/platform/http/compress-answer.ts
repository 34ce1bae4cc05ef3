import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compressible = /^(?:text\/|application\/(?:[\w.-]+\+)?json)/;
/** A shorter answer fits into a packet or two anyway. */
const leastCharacters = 1_000;

const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const encoders = {
  br: (text: string) => promisify(brotliCompress)(text, quickBrotli),
  gzip: (text: string) => promisify(gzip)(text, { level: 6 }),
};

function chooseEncoding(accepted = ''): keyof typeof encoders | undefined {
  const offered = (name: string) =>
    new RegExp(String.raw`\b${name}\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))`).test(accepted);
  return offered('br') ? 'br' : offered('gzip') ? 'gzip' : undefined;
}

/**
 * Compresses pages and JSON. They never contain a lasting secret next to text from the request, so their length reveals
 * nothing to an eavesdropper. Files have their own encodings, and streams stay as they are.
 */
export function compressAnswers(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    const type = reply.getHeader('content-type')?.toString() ?? '';
    if (typeof payload !== 'string' || !compressible.test(type) || reply.hasHeader('content-encoding'))
      return payload;
    const vary = reply.getHeader('vary')?.toString();
    reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
    const encoding = chooseEncoding(request.headers['accept-encoding']?.toString());
    if (!encoding || payload.length < leastCharacters || request.method === 'HEAD') return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoders[encoding](payload);
  });
}
