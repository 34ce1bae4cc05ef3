import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { THEMES } from '#domain/portal/theme.ts';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Values = Record<string, string>;
type Pair = readonly [front: string, back: string, limit: number];

const blocks = [...tokens.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
  ([, selector = '', body = '']) => ({
    selectors: selector.split(',').map((part) => part.trim()),
    values: Object.fromEntries(
      [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name, value]) => [name, value]),
    ) as Values,
  }),
);

function valuesOf(selector: string): Values {
  return Object.assign(
    {},
    ...blocks.filter((block) => block.selectors.includes(selector)).map((b) => b.values),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['page', 'surface', 'raised', 'sunken', 'hover', 'paper'];
const states = ['success', 'warning', 'error', 'info'];
const across = (fronts: string[], backs: string[], limit: number): Pair[] =>
  fronts.flatMap((front) => backs.map((back) => [front, back, limit] as const));

const pairs: Pair[] = [
  ...across(['text', 'strong', 'muted', 'subtle', 'link'], grounds, 4.5),
  ...across(['placeholder'], ['surface', 'raised'], 4.5),
  ...states.flatMap((state) => across([state], [...grounds, `${state}-soft`], 4.5)),
  ...states.flatMap((state) => across(['text', 'muted'], [`${state}-soft`], 4.5)),
  ...across(['on-brand'], ['brand', 'brand-hover', 'brand-active'], 4.5),
  ...across(['link', 'text', 'muted'], ['brand-soft', 'brand-soft-2'], 4.5),
  ...across(['on-tile'], ['tile-0', 'tile-1', 'tile-2', 'tile-3', 'tile-4'], 4.5),
  ...across(['surface'], ['warning'], 4.5),
  ...across(['on-tooltip'], ['tooltip'], 4.5),
  ...across(['inverse'], ['error'], 4.5),
  ...across(['paper-ink'], ['paper-white'], 4.5),
  ...across(['border-control'], ['page', 'surface', 'raised', 'sunken'], 3),
  ...across(['focus', 'brand'], grounds, 3),
  ...across(['disabled-text'], ['disabled-fill'], 3),
];

describe.each(THEMES)('theme %s', (theme) => {
  it.each(['light', 'dark'])('is readable in %s [DSN-002]', (scheme) => {
    const values = {
      ...valuesOf(':root'),
      ...valuesOf(`[data-scheme="${scheme}"]`),
      ...valuesOf(`[data-theme="${theme}"]`),
      ...(scheme === 'dark' ? valuesOf(`[data-theme="${theme}"][data-scheme="dark"]`) : {}),
    };
    const tooFaint = pairs.filter(
      ([front, back, limit]) => !(contrast(values[front] ?? '', values[back] ?? '') >= limit),
    );
    expect(tooFaint).toEqual([]);
  });
});

it('each theme brings its own brand colour', () => {
  const brands = THEMES.map((theme) => valuesOf(`[data-theme="${theme}"]`)['brand']);
  expect(new Set(brands).size).toBe(THEMES.length);
});
