import { expect, it } from 'vitest';
import { drawMark } from './draw-mark.ts';

it('an employer keeps its logo, and few employers share one', () => {
  const names = Array.from({ length: 200 }, (_, number) => `employer${number}`);
  expect(drawMark('cedarfinancial')).toBe(drawMark('cedarfinancial'));
  expect(new Set(names.map(drawMark)).size).toBeGreaterThan(150);
});

it('a logo has no script, link, or text', () => {
  for (const name of ['a', 'cityofaustintx', '"><script>alert(1)</script>'])
    expect(drawMark(name)).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 64 64">(<\/?(g|path|rect|circle)\b[^<>]*>)+<\/svg>$/,
    );
});
