import type { BrowserContext } from 'playwright-core';

/** APIs that send without a request we could see; no application form needs them. Service workers are blocked, too. */
const unseen = [
  'SharedWorker',
  'WebTransport',
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'WebSocketStream',
];

export async function forbidUnseenSenders(context: BrowserContext): Promise<void> {
  await context.addInitScript((names: readonly string[]) => {
    for (const name of names) Reflect.deleteProperty(globalThis, name);
  }, unseen);
}
