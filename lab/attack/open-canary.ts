import { createSocket } from 'node:dgram';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface Canary {
  port: number;
  /** What reached the canary, over TCP or UDP, on any address of this machine. */
  hits: string[];
  close: () => Promise<void>;
}

/**
 * An internal server that nobody may reach: it listens on every address of the machine and records every hit.
 */
export async function openCanary(): Promise<Canary> {
  const hits: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => open.delete(socket));
    socket.once('data', (data) => hits.push(`tcp ${data.toString('latin1').slice(0, 80)}`));
    hits.push(`tcp ${socket.localAddress}`);
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 6\r\nconnection: close\r\n\r\ncanary');
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const datagrams = createSocket({ type: 'udp6', ipv6Only: false });
  datagrams.on('message', (message) => hits.push(`udp ${message.toString('latin1').slice(0, 40)}`));
  datagrams.bind(port);
  await once(datagrams, 'listening');
  return {
    port,
    hits,
    async close() {
      for (const socket of open) socket.destroy();
      datagrams.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Every address this process tries to connect to during the work, except our own ports. */
export async function watchConnections(
  ownPorts: readonly number[],
  work: () => Promise<void>,
): Promise<string[]> {
  const tried: string[] = [];
  const watch = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    socket.on('connectionAttempt', (address: string, port: number) => {
      if (!ownPorts.includes(port)) tried.push(`${address}:${port}`);
    });
  };
  subscribe('net.client.socket', watch);
  try {
    await work();
  } finally {
    unsubscribe('net.client.socket', watch);
  }
  return tried;
}
