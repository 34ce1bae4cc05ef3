import { AsyncLocalStorage } from 'node:async_hooks';

/** What all work for one request shares, from the route to the worker's last log line. */
export interface WorkScope {
  requestId: string;
  /** Its place in the trace; absent if nothing is traced. */
  traceparent?: string | undefined;
}

const scopes = new AsyncLocalStorage<WorkScope & { inTask: boolean }>();

/** Adds the request id to the log lines of a task; those of a request already have it. */
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
