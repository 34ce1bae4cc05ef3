import { expect, it } from 'vitest';
import { describeDevice } from './describe-device.ts';

it('a device is described by its browser and system', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
  expect(describeDevice(windows)).toBe('Chrome on Windows');
  expect(describeDevice(`${windows} Edg/156.0`)).toBe('Edge on Windows');
  expect(describeDevice('Mozilla/5.0 (iPhone; CPU iPhone OS 19 like Mac OS X) Version/19 Safari/604.1')).toBe(
    'Safari on iOS',
  );
  expect(describeDevice('curl/8')).toBe('Unknown device');
});
