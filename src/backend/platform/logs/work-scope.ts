import { AsyncLocalStorage } from 'node:async_hooks';

/** What all work for one request has in common, from its door to the worker's last line. */
export interface WorkScope {
  requestId: string;
  /** Where in the trace it stands; absent while nothing is traced. */
  traceparent?: string | undefined;
}

const scopes = new AsyncLocalStorage<WorkScope & { inTask: boolean }>();

/** A request's own lines carry its id already; those of a task get it here. */
export function runInScope<Result>(scope: WorkScope & { inTask: boolean }, work: () => Result): Result {
  return scopes.run(scope, work);
}

export function currentScope(): WorkScope | undefined {
  const scope = scopes.getStore();
  return scope && { requestId: scope.requestId, traceparent: scope.traceparent };
}

export function scopeLine(): { requestId?: string } {
  const scope = scopes.getStore();
  return scope?.inTask ? { requestId: scope.requestId } : {};
}
