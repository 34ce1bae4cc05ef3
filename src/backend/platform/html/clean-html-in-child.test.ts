import { afterAll, expect, test } from 'vitest';
import { hostileHtml } from '#tests/hostile-html.ts';
import { cleanHtml } from './clean-html.ts';
import { cleanHtmlInChild, htmlCleaners } from './clean-html-in-child.ts';

afterAll(() => htmlCleaners.stop());

test('many values are cleaned at once and come back in their order', async () => {
  const values = ['Plain', '<p onclick="x()">One</p>', '', '<script>x()</script>Two', 'R&D', '<b>Three'];
  expect(await cleanHtmlInChild(values)).toEqual(values.map(cleanHtml));
  const long = Array.from({ length: 40 }, (_, n) => `<p>${n} ${'Lift boxes. '.repeat(5000)}</p>`);
  expect(await cleanHtmlInChild(long)).toEqual(long);
});

test('the thread that asks stays free meanwhile', async () => {
  await cleanHtmlInChild(['<p>Warm</p>']);
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await cleanHtmlInChild(Array.from({ length: 20 }, () => '<b>'.repeat(4900)));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(3);
});

test('what opens too many tags keeps its words and loses its formatting', async () => {
  const [cleaned] = await cleanHtmlInChild([`${'<b>'.repeat(5001)}Weld <i>&amp; cut</i>`]);
  expect(cleaned).toBe('Weld &amp; cut');
});

test.each(Object.entries(hostileHtml))(
  '%s: nothing active comes back, and the others keep theirs',
  async (_name, html) => {
    const [before, cleaned = '', after] = await cleanHtmlInChild(['<p>Before</p>', html, '<b>After</b>']);
    expect([before, after]).toEqual(['<p>Before</p>', '<b>After</b>']);
    expect(cleaned).not.toMatch(/<(?!\/?(p|br|ul|ol|li|b|strong|i|em|u|h3|h4|a)\b)/);
  },
);

test('a child that is gone costs nobody their text', async () => {
  await cleanHtmlInChild(['<p>Warm</p>']);
  const asked = cleanHtmlInChild(['<p>One</p>', '<p>Two</p>']);
  for (const pid of htmlCleaners.pids()) process.kill(pid, 'SIGKILL');
  const words = (await asked).map((html) => html.replace(/<[^>]*>/g, ''));
  expect(words).toEqual(['One', 'Two']);
});
