import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
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
