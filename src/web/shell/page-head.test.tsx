import { describe, expect, it } from 'vitest';
import { PORTAL_CODES, type Portal } from '#domain/portal/portal.ts';
import { portals } from '#tests/portals.ts';
import { listPages, renderPage } from '#web/entry-server.tsx';

async function headOf(url: string, portal: Portal = portals.SNR): Promise<string> {
  const page = await renderPage(
    { url, portal, user: null, nonce: 'n0nce', requestId: 'r', origin: 'https://jobs.example.com' },
    { manifest: {}, readStyle: () => '' },
  );
  return page.html.slice(0, page.html.indexOf('</head>'));
}

function structuredData(head: string): Record<string, unknown>[] {
  const [, json = ''] = /<script type="application\/ld\+json" nonce="n0nce">(.*?)<\/script>/.exec(head) ?? [];
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
}

describe('the head of a public page', () => {
  it('names its one address whatever the query, and what a link preview shows', async () => {
    const head = await headOf('/jobs/accounting?page=2&utm_source=x');
    expect(head).toContain('<link rel="canonical" href="https://jobs.example.com/jobs/accounting">');
    expect(head).toContain('<meta property="og:title" content="Accounting jobs | Applywright">');
    expect(head).toContain('<meta property="og:type" content="website">');
    expect(head).toMatch(/<meta name="description" content="[^"]{50,170}">/);
    expect(head).not.toContain('noindex');
  });

  it.each(PORTAL_CODES)(
    'of %s has the icons, the preview picture, and the look of its brand',
    async (code) => {
      const portal = portals[code];
      const page = await headOf('/', portal);
      expect(page).toContain(`<link rel="icon" type="image/svg+xml" href="${portal.pictures.logo}">`);
      for (const link of [
        'icon" sizes="any" href="/favicon.ico',
        'apple-touch-icon" href="/apple',
        'manifest" href="/site',
      ])
        expect(page).toContain(`<link rel="${link}`);
      expect(page).toContain(
        `<meta property="og:image" content="https://jobs.example.com${portal.pictures.preview}">`,
      );
      expect(page).toContain('<meta name="twitter:card" content="summary_large_image">');
      expect(page).toContain(`data-corners="${portal.look.corners}" data-type="${portal.look.type}"`);
    },
  );

  it.each(PORTAL_CODES)(
    'of the home page of %s begins with the brand and what it says there',
    async (code) => {
      const { name, hero } = portals[code];
      expect(await headOf('/', portals[code])).toContain(`<title>${name} | ${hero.title}</title>`);
      expect(await headOf('/pricing', portals[code])).toContain(`<title>Pricing | ${name}</title>`);
    },
  );

  it('says who runs the site and how to search it', async () => {
    const [organization, site] = structuredData(await headOf('/'));
    expect(organization).toMatchObject({ '@type': 'Organization', name: 'Example Careers' });
    expect(site).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        target: { urlTemplate: 'https://jobs.example.com/jobs?keywords={search_term_string}' },
      },
    });
    expect(structuredData(await headOf('/', portals.DEFAULT))[1]).not.toHaveProperty('potentialAction');
  });

  it('of an article says when it was written and where it stands', async () => {
    const [trail, article] = structuredData(await headOf('/blog/spotting-a-fake-job'));
    expect(article).toMatchObject({ '@type': 'BlogPosting', datePublished: '2026-10-20' });
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: 'https://jobs.example.com/' },
        { position: 2, item: 'https://jobs.example.com/blog', name: 'Blog' },
        { position: 3, item: 'https://jobs.example.com/blog/spotting-a-fake-job' },
      ],
    });
  });

  it.each(['/login', '/signup', '/nowhere'])('%s is kept out of search engines', async (url) => {
    const head = await headOf(url);
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head).not.toContain('ld+json');
  });
});

describe('the list of pages', () => {
  it('has every public page once, each with a title and description of its own', async () => {
    for (const code of PORTAL_CODES) {
      const paths = listPages(portals[code]).map(({ path }) => path);
      expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
    }
    const heads = await Promise.all(
      listPages(portals.SNR)
        .filter(({ listed }) => listed)
        .map(({ path }) => headOf(path)),
    );
    expect(heads.length).toBeGreaterThan(30);
    for (const pattern of [/<title>(.*?)<\/title>/, /name="description" content="(.*?)"/]) {
      const texts = heads.map((head) => pattern.exec(head)?.[1]);
      expect(new Set(texts).size).toBe(heads.length);
    }
  });
});
