import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Log } from '#backend/platform/logs/log.ts';

interface Subscription {
  channel: string;
  onNotify: (payload: string) => void;
  onGap: (() => void) | undefined;
}

const LONGEST_PAUSE_MS = 5000;

/** One connection for all LISTENs of this process, opened on first use and reopened when lost. */
export function openListener(url: string, log: Log) {
  const subscriptions = new Set<Subscription>();
  const closing = new AbortController();
  let connection: Promise<Client | undefined> | undefined;

  async function connect(): Promise<Client> {
    const client = new Client({ connectionString: url, keepAlive: true });
    client.on('error', (error) => log.warn({ err: error }, 'listening connection lost'));
    client.on('notification', ({ channel, payload }) => {
      for (const subscription of subscriptions) {
        if (subscription.channel === channel) subscription.onNotify(payload ?? '');
      }
    });
    await client.connect();
    for (const channel of new Set([...subscriptions].map((subscription) => subscription.channel))) {
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    }
    client.once('end', () => {
      connection = reconnect();
    });
    return client;
  }

  async function reconnect(): Promise<Client | undefined> {
    for (let pause = 100; !closing.signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await wait(pause);
      try {
        const client = await connect();
        for (const subscription of subscriptions) subscription.onGap?.();
        return client;
      } catch (error) {
        log.warn({ err: error }, 'listening connection not back yet');
      }
    }
    return undefined;
  }

  async function listen(channel: string, onNotify: (payload: string) => void, onGap?: () => void) {
    const subscription = { channel, onNotify, onGap };
    subscriptions.add(subscription);
    try {
      const fresh = connection === undefined;
      connection ??= connect();
      const client = await connection;
      if (!fresh) await client?.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      subscriptions.delete(subscription);
      connection = undefined;
      throw error;
    }
    return async () => {
      subscriptions.delete(subscription);
    };
  }

  async function close() {
    closing.abort();
    const client = await connection?.catch(() => undefined);
    await client?.end();
  }

  return { listen, close };
}
