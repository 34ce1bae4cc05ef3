/**
 * Live changes (I-23). All tabs share one connection: the tab that holds the lock listens and passes events on to the
 * others. A tab releases the lock when it is hidden or has no listeners; without any tab, there is no connection.
 */
import { eventStreamPath } from '#contract/basics/call.ts';

export interface StreamEvent {
  id: number;
  type: string;
  data: unknown;
}

const shared = 'applywright-events';
const longestPauseMs = 60_000;

/** Reconnects until it is aborted. The browser itself retries a broken connection, but not a refused one. */
function connect(
  lastId: () => number | null,
  onMessage: (event: StreamEvent) => void,
  signal: AbortSignal,
): void {
  let pauseMs = 1000;
  const open = () => {
    if (signal.aborted) return;
    const from = lastId();
    const source = new EventSource(
      from === null ? eventStreamPath : `${eventStreamPath}?lastEventId=${from}`,
    );
    const close = () => source.close();
    signal.addEventListener('abort', close, { once: true });
    source.addEventListener('message', (message: MessageEvent<string>) => {
      pauseMs = 1000;
      const { type, data } = JSON.parse(message.data) as Omit<StreamEvent, 'id'>;
      onMessage({ id: Number(message.lastEventId), type, data });
    });
    source.addEventListener('error', () => {
      if (source.readyState !== EventSource.CLOSED) return;
      signal.removeEventListener('abort', close);
      setTimeout(open, pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    });
  };
  open();
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

function openStream(deliver: (event: StreamEvent) => void): () => void {
  const seen = new Set<number>();
  let lastId: number | null = null;
  let turn: AbortController | null = null;
  const canShare = 'locks' in navigator && 'BroadcastChannel' in globalThis;
  const channel = canShare ? new BroadcastChannel(shared) : null;

  /** Two tabs may receive the same event while the lock changes hands, so ids are remembered. */
  const receive = (event: StreamEvent) => {
    lastId = Math.max(lastId ?? 0, event.id);
    if (event.type === 'ready' || seen.has(event.id)) return;
    seen.add(event.id);
    if (seen.size > 1000) for (const id of [...seen].slice(0, 500)) seen.delete(id);
    deliver(event);
  };
  const listen = (signal: AbortSignal) =>
    connect(
      () => lastId,
      (event) => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
        channel?.postMessage(event);
        receive(event);
      },
      signal,
    );
  const takePart = () => {
    if (turn) return;
    turn = new AbortController();
    const { signal } = turn;
    if (!canShare) return listen(signal);
    const asked = navigator.locks.request(shared, { signal }, async () => {
      listen(signal);
      await untilAborted(signal);
    });
    // Aborting while still waiting for the lock isn't a failure.
    asked.catch(() => undefined);
  };
  const leave = () => {
    turn?.abort();
    turn = null;
  };
  const update = () => (document.visibilityState === 'hidden' ? leave() : takePart());

  channel?.addEventListener('message', (message: MessageEvent<StreamEvent>) => receive(message.data));
  document.addEventListener('visibilitychange', update);
  update();
  return () => {
    document.removeEventListener('visibilitychange', update);
    leave();
    channel?.close();
  };
}

const listeners = new Set<(event: StreamEvent) => void>();
let closeStream: (() => void) | null = null;

/** Calls back for every change to the signed-in person's data. Returns a function that unsubscribes. */
export function subscribeToEvents(onEvent: (event: StreamEvent) => void): () => void {
  const listener = (event: StreamEvent) => onEvent(event);
  listeners.add(listener);
  closeStream ??= openStream((event) => {
    for (const each of listeners) each(event);
  });
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    closeStream?.();
    closeStream = null;
  };
}
