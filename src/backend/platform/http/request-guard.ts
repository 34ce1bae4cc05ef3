import { requestErrors } from '#domain/messages/http.ts';
import { Problem } from '#domain/problem.ts';

export interface GuardedRequest {
  method: string;
  /** Our own origin, including the scheme. */
  ownOrigin: string;
  origin: string | undefined;
  fetchSite: string | undefined;
  hasSession: boolean;
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes from other sites. Browsers state the origin of a request; a client that doesn't is not a browser and may
 * write only without a session.
 */
export function guardRequest(request: GuardedRequest): void {
  if (safeMethods.has(request.method)) return;
  const refuse = (developerMessage: string): never => {
    throw new Problem('forbidden', {
      developerMessage,
      uiSafeMessage: requestErrors.otherSite,
    });
  };
  if (request.fetchSite !== undefined && request.fetchSite !== 'same-origin') refuse('foreign fetch site');
  if (request.origin !== undefined && request.origin !== request.ownOrigin) refuse('foreign origin');
  if (request.origin === undefined && request.fetchSite === undefined && request.hasSession)
    refuse('no origin');
}
