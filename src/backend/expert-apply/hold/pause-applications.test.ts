import { expect, it } from 'vitest';
import { findApplyingTrouble } from './pause-applications.ts';

const none = () => undefined;

it('a machine without a browser says so, and how to get one only to whoever runs it', () => {
  const own = findApplyingTrouble({ role: 'all', environment: 'development' }, none);
  expect(own).toMatch(/^We can't prepare or send applications right now\..*apt-get install chromium/);
  expect(own).toContain('CHROMIUM_PATH');
  expect(findApplyingTrouble({ role: 'all', environment: 'production' }, none)).not.toMatch(/chromium/i);
});

it('a machine with a browser, or one that leaves applying to others, says nothing', () => {
  expect(
    findApplyingTrouble({ role: 'all', environment: 'development' }, () => '/usr/bin/chromium'),
  ).toBeNull();
  expect(findApplyingTrouble({ role: 'api', environment: 'production' }, none)).toBeNull();
});
