import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Truth } from '#practice/truth/open-truth.ts';

/** One request and what is needed to answer it. */
export interface Exchange {
  method: string;
  path: readonly string[];
  query: URLSearchParams;
  origin: string;
  request: IncomingMessage;
  response: ServerResponse;
  truth: Truth;
}

export function openExchange(request: IncomingMessage, response: ServerResponse, truth: Truth): Exchange {
  const origin = `http://${request.headers.host ?? 'localhost'}`;
  const url = new URL(request.url ?? '/', origin);
  return {
    method: request.method ?? 'GET',
    path: url.pathname.split('/').filter(Boolean).map(decodeSegment),
    query: url.searchParams,
    origin,
    request,
    response,
    truth,
  };
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
