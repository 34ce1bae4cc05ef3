import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect, createServer as createTcpServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Egress, openEgress } from './egress.ts';

const seen: (string | undefined)[] = [];
const site = createServer((request, reply) => {
  seen.push(request.headers['proxy-authorization']);
  reply.end('inside');
});
let host: string;
let egress: Egress;

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  egress = await openEgress([host]);
});
afterAll(async () => {
  await egress.close();
  site.close();
});

function fetchThrough(authorization?: string): Promise<number | undefined> {
  const { hostname, port } = new URL(egress.proxy.server);
  return new Promise((resolve, reject) => {
    const headers = authorization === undefined ? {} : { 'proxy-authorization': authorization };
    get({ hostname, port, path: `http://${host}/`, headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    }).once('error', reject);
  });
}

const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

test('a program that does not know the password gets nothing through the proxy', async () => {
  expect(await fetchThrough()).toBe(407);
  expect(await fetchThrough(basic(egress.proxy.username, 'guess'))).toBe(407);
  expect(await fetchThrough('Basic %%%')).toBe(407);
  expect(seen).toEqual([]);
});

test('nor a tunnel', async () => {
  const { hostname, port } = new URL(egress.proxy.server);
  const socket = connect(Number(port), hostname);
  socket.write(`CONNECT ${host} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
  const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
  expect(answer).toMatch(/^HTTP\/1\.1 407 /);
  socket.destroy();
});

test('the browser gets through, and the site never sees the password', async () => {
  expect(await fetchThrough(basic(egress.proxy.username, egress.proxy.password))).toBe(200);
  expect(seen).toEqual([undefined]);
});

/** One record of application data, as TLS frames it. */
const record = (bytes: number) =>
  Buffer.concat([Buffer.from([23, 3, 3, (bytes - 5) >> 8, (bytes - 5) & 255]), Buffer.alloc(bytes - 5)]);

async function openTunnel(through: Egress, to: string) {
  const { hostname, port } = new URL(through.proxy.server);
  const socket = connect(Number(port), hostname);
  const authorization = basic(through.proxy.username, through.proxy.password);
  const said = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
  socket.write(`CONNECT ${to} HTTP/1.1\r\nhost: ${to}\r\nproxy-authorization: ${authorization}\r\n\r\n`);
  const answer = await said;
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined).resume();
  return { isOpen: answer.startsWith('HTTP/1.1 200'), socket, closed };
}

test.each([
  ['breaks off cannot be reached again', 0, false],
  ['says no more than that it ends cannot be reached again', 31, false],
  ['answers and closes can be reached again', 400, true],
])('once armed, a host that %s', async (_what, answerBytes, isOpenAgain) => {
  const breaking = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (chunk) => {
      if (chunk.length > 200) socket.end(record(answerBytes || 5).subarray(0, answerBytes));
    });
  });
  await new Promise<void>((resolve) => breaking.listen(0, '127.0.0.1', resolve));
  const other = `127.0.0.1:${(breaking.address() as AddressInfo).port}`;
  const armed = await openEgress([host, other]);
  try {
    const idle = await openTunnel(armed, other);
    const unarmed = await openTunnel(armed, other);
    unarmed.socket.write(record(600));
    await unarmed.closed;
    expect((await openTunnel(armed, other)).isOpen).toBe(true);

    armed.arm();
    const sending = await openTunnel(armed, other);
    sending.socket.write(record(600));
    await sending.closed;
    expect((await openTunnel(armed, other)).isOpen).toBe(isOpenAgain);
    expect((await openTunnel(armed, host)).isOpen).toBe(true);
    if (!isOpenAgain) await idle.closed;
  } finally {
    await armed.close();
    breaking.close();
  }
});

test.each([
  ['a connection that breaks', 0, 502],
  ['a request that took too long', 408, 504],
  ['any other answer', 503, 503],
])(
  'once armed, %s comes to the browser as an answer that it does not repeat',
  async (_what, given, seenAs) => {
    const breaking = createServer((request, reply) => {
      if (given === 0) request.socket.destroy();
      else reply.writeHead(given).end();
    });
    await new Promise<void>((resolve) => breaking.listen(0, '127.0.0.1', resolve));
    const other = `127.0.0.1:${(breaking.address() as AddressInfo).port}`;
    const armed = await openEgress([other]);
    try {
      armed.arm();
      const { hostname, port } = new URL(armed.proxy.server);
      const headers = { 'proxy-authorization': basic(armed.proxy.username, armed.proxy.password) };
      const status = await new Promise((resolve, reject) => {
        get({ hostname, port, path: `http://${other}/`, headers }, (answer) =>
          resolve(answer.resume().statusCode),
        ).once('error', reject);
      });
      expect(status).toBe(seenAs);
    } finally {
      await armed.close();
      breaking.close();
    }
  },
);
