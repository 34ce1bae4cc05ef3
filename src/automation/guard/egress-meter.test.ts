import { expect, test } from 'vitest';
import { createEgressMeter } from './egress-meter.ts';

const record = (type: number, length: number) =>
  Buffer.concat([Buffer.from([type, 3, 3, length >> 8, length & 255]), Buffer.alloc(length, 7)]);
const [handshake, data] = [22, 23];

test('in a TLS tunnel only application data counts, however its records are split into chunks', () => {
  const meter = createEgressMeter();
  const count = meter.countTunnel('acme.example:443');
  const bytes = Buffer.concat([record(handshake, 1700), record(20, 1), record(data, 53), record(data, 200)]);
  for (let at = 0; at < bytes.length; at += 7) count(bytes.subarray(at, at + 7));
  expect(meter.since().tunnels).toEqual([{ host: 'acme.example:443', isNew: true, bytes: 58 + 205 }]);
});

test('anything but TLS counts in full, and only after the mark', () => {
  const meter = createEgressMeter();
  const count = meter.countTunnel('acme.example:80');
  count(Buffer.from('GET /live HTTP/1.1\r\nupgrade: websocket\r\n\r\n'));
  meter.countPlain('GET', 'http://acme.example/');
  meter.mark();
  count(Buffer.alloc(31, 0x82));
  meter.countPlain('POST', 'http://acme.example/apply')(Buffer.alloc(90));
  meter.countTunnel('other.example:443');
  expect(meter.since()).toEqual({
    plain: [{ method: 'POST', url: 'http://acme.example/apply', bodyBytes: 90 }],
    tunnels: [
      { host: 'acme.example:80', isNew: false, bytes: 31 },
      { host: 'other.example:443', isNew: true, bytes: 0 },
    ],
  });
});
