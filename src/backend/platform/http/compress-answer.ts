import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compressible = /^(?:text\/|application\/(?:[\w.-]+\+)?json)/;
/** Below this an answer fits into a packet or two anyway. */
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
 * Compresses pages and JSON. They hold no secret that outlives the answer beside words of the request, so their length
 * tells an eavesdropper nothing to guess at. Files bring their own encodings; streams stay as they are.
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
