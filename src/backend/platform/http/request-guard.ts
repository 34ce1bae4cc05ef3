import { Problem } from '#domain/problem.ts';

export interface GuardedRequest {
  method: string;
  /** Our own, scheme included. */
  ownOrigin: string;
  origin: string | undefined;
  fetchSite: string | undefined;
  hasSession: boolean;
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A write must come from our own pages. Browsers say where a request comes from; a client that says nothing is no
 * browser and may only write while it carries no session.
 */
export function guardRequest(request: GuardedRequest): void {
  if (safeMethods.has(request.method)) return;
  const refuse = (developerMessage: string): never => {
    throw new Problem('forbidden', {
      developerMessage,
      uiSafeMessage: 'This request came from another site.',
    });
  };
  if (request.fetchSite !== undefined && request.fetchSite !== 'same-origin') refuse('foreign fetch site');
  if (request.origin !== undefined && request.origin !== request.ownOrigin) refuse('foreign origin');
  if (request.origin === undefined && request.fetchSite === undefined && request.hasSession)
    refuse('no origin');
}
