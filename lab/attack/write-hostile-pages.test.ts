import { expect, it } from 'vitest';
import { findActiveTexts } from './attack-written.ts';
import { findActiveContent } from './find-active-content.ts';
import { listXssPayloads } from './xss-payloads.ts';

const payloads = listXssPayloads();

it('the attack has at least 300 different texts', () => {
  const texts = payloads.map(({ text }) => text.replace(/\d+/g, ''));
  expect(new Set(texts).size).toBeGreaterThanOrEqual(300);
});

it('none of them is more than text in any HTML we write', () => {
  const { written, active } = findActiveTexts();
  expect(active).toEqual([]);
  expect(written).toBe(payloads.length * 7);
});

it('the check can fail: most of the texts are active when nothing is escaped', () => {
  const active = payloads.filter(({ text }) => findActiveContent(`<p>${text}</p>`).length > 0);
  expect(active.length).toBeGreaterThan(200);
});
