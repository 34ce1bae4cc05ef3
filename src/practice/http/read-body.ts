import type { Exchange } from './exchange.ts';

const largestBody = 100 * 1024 * 1024;

export class UnreadableBody extends Error {}

export async function readJson(exchange: Exchange): Promise<Record<string, unknown>> {
  const bytes = await readBytes(exchange);
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    if (isRecord(value)) return value;
  } catch {
    // falls through to the one refusal below
  }
  throw new UnreadableBody('The body is not a JSON object');
}

/** Multipart and URL-encoded forms alike. */
export async function readForm(exchange: Exchange): Promise<FormData> {
  const bytes = await readBytes(exchange);
  const type = exchange.request.headers['content-type'] ?? '';
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  } catch {
    throw new UnreadableBody('The body is not a form');
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function readBytes({ request }: Exchange): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) throw new UnreadableBody('The body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
