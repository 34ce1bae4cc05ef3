import { expect, it } from 'vitest';
import { findActiveContent } from './find-active-content.ts';
import { writeHostilePages } from './write-hostile-pages.ts';
import { listXssPayloads } from './xss-payloads.ts';

const payloads = listXssPayloads();

it('the attack has at least 300 different texts', () => {
  const texts = payloads.map(({ text }) => text.replace(/\d+/g, ''));
  expect(new Set(texts).size).toBeGreaterThanOrEqual(300);
});

it('none of them is more than words in any HTML we write', () => {
  const active = payloads.flatMap(({ text }) =>
    Object.entries(writeHostilePages([text])).flatMap(([page, html]) =>
      findActiveContent(html).map((one) => `${page}: ${one} of ${text}`),
    ),
  );
  expect(active).toEqual([]);
});

it('the check would tell: most of the texts are active where nothing is cleaned', () => {
  const active = payloads.filter(({ text }) => findActiveContent(`<p>${text}</p>`).length > 0);
  expect(active.length).toBeGreaterThan(200);
});
