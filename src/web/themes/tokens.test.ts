import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandColors, THEMES } from '#domain/portal/theme.ts';
import { mediaQueries } from '#web/widgets/layout/layout-class.ts';

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

/** A token, or a mix of two as in `brand 18% surface`. */
function colorOf(name: string, values: Values): string {
  const [first = '', share, second = ''] = name.split(' ');
  if (share === undefined) return values[first] ?? '';
  const part = Number.parseFloat(share) / 100;
  const channels = [1, 3, 5].map((start) => {
    const [one = 0, two = 0] = [first, second].map((token) =>
      Number.parseInt((values[token] ?? '').slice(start, start + 2), 16),
    );
    return Math.round(one * part + two * (1 - part))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
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
  // hovered and pressed buttons, pills, chosen rows and options
  ...across(['strong'], ['brand 18% surface', 'brand 24% surface'], 4.5),
  ...across(['inverse'], ['error 88% strong'], 4.5),
  ...across(['link'], ['brand 16% brand-soft-2'], 3),
  ...across(['strong', 'muted'], ['brand-soft', 'brand-soft-2'], 4.5),
  // fields that wait for an answer
  ...across(['placeholder', 'strong'], ['warning-soft 55% surface'], 4.5),
  ...across(['warning'], ['surface', 'page'], 3),
  // switches, sliders, calendar and segmented controls
  ...across(['surface', 'on-brand'], ['brand'], 3),
  ...across(['surface'], ['border-control'], 3),
  ...across(['border-control'], ['raised', 'sunken'], 3),
  ...across(['subtle', 'text'], ['raised'], 4.5),
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
      ([front, back, limit]) => !(contrast(colorOf(front, values), colorOf(back, values)) >= limit),
    );
    expect(tooFaint).toEqual([]);
  });
});

it('one base palette and eight brand variants of the same tokens, light and dark [DSN-002]', () => {
  const brands = THEMES.map((theme) => valuesOf(`[data-theme="${theme}"]`)['brand']);
  expect(new Set(brands).size).toBe(THEMES.length);
  expect(valuesOf(':root')['brand']).toBe(valuesOf('[data-theme="base"]')['brand']);
  const tokensOfBase = Object.keys(valuesOf('[data-theme="base"]')).toSorted();
  for (const theme of THEMES) {
    for (const selector of [`[data-theme="${theme}"]`, `[data-theme="${theme}"][data-scheme="dark"]`]) {
      expect(Object.keys(valuesOf(selector)).toSorted()).toEqual(tokensOfBase);
    }
  }
});

const styles = globSync('src/web/{widgets,themes}/**/*.css', { exclude: ['**/tokens.css'] }).map((path) => ({
  path,
  css: readFileSync(path, 'utf8'),
}));

/** Sheets that share styles set each other's variables. */
const sheets = globSync('src/web/**/*.css').map((path) => ({ path, css: readFileSync(path, 'utf8') }));
const composes = (one: { css: string }, other: { path: string }) =>
  one.css.includes(`from "${other.path.replace('src/', '#')}"`);

it('a component is styled once by tokens, so that it exists in the default and in every themed form [DSN-003]', () => {
  expect(styles.length).toBeGreaterThan(30);
  const setByScript = [
    'trigger-width',
    'visual-viewport-height',
    'page-end',
    'from',
    'to',
    'share',
    'weight',
  ];
  for (const sheet of styles) {
    const { path, css } = sheet;
    expect(css, path).not.toMatch(/#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/i);
    const related = sheets.filter((one) => composes(one, sheet) || composes(sheet, one));
    const used = [...css.matchAll(/var\(--([\w-]+)/g)].map(([, name = '']) => name);
    const unknown = used.filter(
      (name) =>
        ![tokens, css, ...related.map((one) => one.css)].some((text) => text.includes(`--${name}:`)) &&
        !setByScript.includes(name),
    );
    expect(unknown, path).toEqual([]);
  }
});

it('styles change only at the listed widths or just beside them [DSN-012]', () => {
  const listed = new Set(
    Object.values(mediaQueries).flatMap((query) => query.match(/m(?:in|ax)-width: \d+/g) ?? []),
  );
  const beside = ['max-width: 575', 'max-width: 1023'];
  const all = globSync('src/web/**/*.css');
  expect(all.length).toBeGreaterThan(100);
  for (const path of all) {
    const css = readFileSync(path, 'utf8');
    const widths = [...css.matchAll(/@media[^{]*/g)].flatMap(
      ([query]) => query.match(/m(?:in|ax)-width: \d+/g) ?? [],
    );
    expect(
      widths.filter((width) => !listed.has(width) && !beside.includes(width)),
      path,
    ).toEqual([]);
  }
});

it('emails use the color of their brand, with white on it', () => {
  for (const theme of THEMES) {
    const values = valuesOf(`[data-theme="${theme}"]`);
    expect([theme, values['brand'], values['on-brand']]).toEqual([theme, brandColors[theme], '#ffffff']);
  }
});
