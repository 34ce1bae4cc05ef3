import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}

export interface PlainRequest {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  maxBytes: number;
  signal: AbortSignal;
}

export interface PlainAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
}

/** One request to exactly the address that was checked; the name appears only in the headers and the certificate check. */
export async function sendRequest(url: URL, address: string, request: PlainRequest): Promise<PlainAnswer> {
  const isSecure = url.protocol === 'https:';
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = (isSecure ? requestHttps : requestHttp)({
      host: address,
      port: url.port || (isSecure ? 443 : 80),
      ...(isSecure && { servername: url.hostname }),
      method: request.method,
      path: `${url.pathname}${url.search}`,
      headers: { ...request.headers, host: url.host, 'accept-encoding': 'gzip, br' },
      agent: false,
      signal: request.signal,
    });
    outgoing.once('response', resolve);
    outgoing.once('error', reject);
    outgoing.end(request.body);
  });
  try {
    const text = await readBody(answer, request);
    return { status: answer.statusCode ?? 0, headers: answer.headers, text };
  } finally {
    answer.destroy();
  }
}

/** Counts decompressed bytes, so that a small response can't become a huge one. */
async function readBody(answer: IncomingMessage, { maxBytes, signal }: PlainRequest): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  const body = decompress(answer);
  answer.once('error', (error) => body.destroy(error));
  const stop = () => body.destroy(new Error('The time for this answer is over'));
  signal.addEventListener('abort', stop, { once: true });
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new AnswerTooLarge(`The answer has more than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
  } finally {
    signal.removeEventListener('abort', stop);
  }
  return decodeBytes(Buffer.concat(chunks), answer.headers['content-type'] ?? '');
}

function decompress(answer: IncomingMessage): Readable {
  switch (answer.headers['content-encoding']?.toLowerCase()) {
    case 'gzip':
    case 'x-gzip':
      return answer.pipe(createGunzip());
    case 'br':
      return answer.pipe(createBrotliDecompress());
    case 'deflate':
      return answer.pipe(createInflate());
    default:
      return answer;
  }
}

function decodeBytes(bytes: Buffer, contentType: string): string {
  const charset = /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
