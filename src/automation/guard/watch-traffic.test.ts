import { EventEmitter } from 'node:events';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createEgressMeter } from './egress-meter.ts';
import { watchTraffic } from './watch-traffic.ts';

const host = 'jobs.example.com';
const record = (length: number) =>
  Buffer.concat([Buffer.from([23, 3, 3, (length - 5) >> 8, (length - 5) & 255]), Buffer.alloc(length - 5)]);

/** A page that contacted its own host before filling; `open` and `send` bypass the browser, as a hidden sender would. */
function openPage() {
  const context = new EventEmitter();
  const page = Object.assign(new EventEmitter(), { context: () => context }) as unknown as Page;
  const meter = createEgressMeter();
  const traffic = watchTraffic(page, { meter, arm: () => undefined, cut: () => undefined }, []);
  const first = meter.countTunnel(`${host}:443`);
  context.emit('request', { url: () => `https://${host}/` });
  first(record(700));
  traffic.beginFilling(
    () => false,
    () => undefined,
  );
  traffic.arm();
  return {
    send: (bytes: number) => first(record(bytes)),
    open: (name: string, bytes: number) => meter.countTunnel(`${name}:443`)(record(bytes)),
    left: () => traffic.listUnexplained(),
  };
}

test("a reply to a server's ping doesn't count as sent; the smallest HTTP/2 request does", () => {
  const page = openPage();
  page.send(39);
  expect(page.left()).toEqual([]);
  const other = openPage();
  other.send(58);
  expect(other.left()).toEqual([`bytes to ${host}:443`]);
});

test('a new connection to a known host may open but not send; one to another host may not even open', () => {
  const page = openPage();
  page.open(host, 74 + 92 + 31);
  expect(page.left()).toEqual([]);
  page.open(host, 400);
  expect(page.left()).toEqual([`bytes to ${host}:443`]);
  const other = openPage();
  other.open('other.example.com', 74);
  expect(other.left()).toEqual(['bytes to other.example.com:443']);
});
