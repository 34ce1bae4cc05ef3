import { describe, expect, it } from 'vitest';
import { PORTAL_CODES } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { portals } from '#tests/portals.ts';
import { fillIn } from '#web/screens/public/prose.tsx';
import { articles, contentPages, helpPages } from './content.ts';

describe('the blog', () => {
  it('has at least six articles of 700 to 1,200 words, newest first', async () => {
    expect(articles.length).toBeGreaterThanOrEqual(6);
    const dates = articles.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const article of articles) {
      const { html } = await article.load();
      const words = html
        .replace(/<[^>]+>/g, ' ')
        .split(/\s+/)
        .filter(Boolean).length;
      expect.soft([article.slug, words >= 700 && words <= 1200]).toEqual([article.slug, true]);
    }
  });
});

describe('a text', () => {
  it.each([...articles, ...contentPages, ...helpPages])(
    '$slug leads only to pages that exist, on every portal',
    async ({ load }) => {
      const { html } = await load();
      for (const code of PORTAL_CODES) {
        const routes = routesOf(portals[code]);
        const keys = [...html.matchAll(/href="route:(\w+)"/g)].map(([, key]) => key);
        for (const key of keys) expect(routes).toHaveProperty(String(key));
        const shown = fillIn(html, portals[code], routes);
        expect(shown).not.toMatch(/route:|\{\w+\}|undefined/);
      }
    },
  );

  it.each(['terms-conditions', 'privacy-policy'])('%s is marked as a sample', async (slug) => {
    const page = await contentPages.find((content) => content.slug === slug)?.load();
    expect(page?.html).toContain('<strong>Sample text.</strong>');
  });
});
