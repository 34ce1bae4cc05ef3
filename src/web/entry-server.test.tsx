import { describe, expect, it } from 'vitest';
import { routesOf } from '#domain/portal/routes.ts';
import { portals } from '#tests/portals.ts';
import { type PageRequest, renderPage } from './entry-server.tsx';

const manifest = {
  'src/web/entry-client.ts': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_shared.js'] },
  'src/web/entry-visitor.ts': { file: 'assets/visitor.js', imports: ['_early.js'] },
  '_early.js': { file: 'assets/early.js' },
  'src/web/screens/public/home-screen.tsx': {
    file: 'assets/home.js',
    css: ['assets/home.css'],
    imports: ['_early.js', '_shared.js'],
  },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'src/web/screens/identity/login-screen.tsx': { file: 'assets/login.js', css: ['assets/login.css'] },
  'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2': {
    file: 'assets/font.woff2',
  },
};
const user = {
  userId: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: 'Ellison',
  displayName: 'Maya </script><b>Ellison',
  role: 0,
  createdOn: '2026-11-01T00:00:00Z',
};

function open(url: string, more: Partial<PageRequest> = {}) {
  const request = {
    url,
    portal: portals.SNR,
    user: null,
    nonce: 'n0nce',
    requestId: 'r-1',
    origin: 'http://localhost',
  };
  return renderPage({ ...request, ...more }, { manifest, readStyle: (href) => `/* ${href} */` });
}

describe('a page', () => {
  it("carries the portal's theme, title and description, and the files of its route", async () => {
    const { status, html } = await open('/login', { portal: portals.FLX, scheme: 'dark' });
    expect(status).toBe(200);
    expect(html).toContain('<html lang="en" data-theme="indigo" data-scheme="dark"');
    expect(html).toContain(`<title>Log in | ${portals.FLX.name}</title>`);
    expect(html).toContain('<meta name="description"');
    for (const style of ['entry', 'shared', 'login']) expect(html).toContain(`href="/assets/${style}.css"`);
    expect(html).toContain('<link rel="preload" as="font" type="font/woff2" href="/assets/font.woff2"');
  });

  it('carries how long its calls wait [API-008]', async () => {
    expect((await open('/login', { requestTimeoutMs: 25_000 })).html).toContain(
      '<meta name="request-timeout" content="25000">',
    );
    expect((await open('/login')).html).not.toContain('request-timeout');
  });

  it.each(Object.keys(portals) as (keyof typeof portals)[])('is in English on %s [I-25]', async (code) => {
    const { html } = await open('/login', { portal: portals[code] });
    expect(html).toContain('<html lang="en"');
  });

  it('for visitors brings its styles and no code but what waits for the first touch', async () => {
    const { html } = await open('/');
    expect(html).toContain(
      '<style nonce="n0nce">/* /assets/entry.css *//* /assets/shared.css *//* /assets/home.css */</style>',
    );
    expect(html).not.toContain('rel="stylesheet"');
    const later = 'shared.js home.js entry.css shared.css home.css'.replace(/\S+/g, '/assets/$&');
    expect(html).toContain(
      `<script type="module" src="/assets/visitor.js" nonce="n0nce" data-later="${later}">`,
    );
    expect(html.match(/<link rel="modulepreload"[^>]*>/g)).toEqual([
      '<link rel="modulepreload" href="/assets/early.js">',
    ]);
  });

  it.each([
    ['/', user],
    ['/login', null],
  ])('%s for somebody who is logged in or logs in runs at once', async (url, who) => {
    const { html } = await open(url, { user: who });
    expect(html).toContain('src="/assets/entry.js"');
    expect(html).not.toContain('data-later');
  });

  it('has no script without the nonce and no style attribute', async () => {
    const { html } = await open('/dashboard', { user });
    const scripts = html.match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(2);
    for (const script of scripts) expect(script).toContain('nonce="n0nce"');
    expect(html).toContain('<meta property="csp-nonce" nonce="n0nce">');
    expect(html).not.toMatch(/ style="/);
  });

  it("cannot be broken out of by a person's name", async () => {
    const { html } = await open('/dashboard', { user });
    expect(html).not.toContain('</script><b>Ellison');
    expect(html).toContain('Maya &lt;/script&gt;&lt;b&gt;Ellison');
  });

  it('of the signed-in area sends signed-out visitors through the login page', async () => {
    const { status, headers } = await open('/dashboard/applications?tab=Manual');
    expect(status).toBe(302);
    expect(headers['location']).toBe('/login?target=%2Fdashboard%2Fapplications%3Ftab%3DManual');
    const other = await open('/jobs/applications', { portal: portals.DEFAULT });
    expect(other.headers['location']).toBe('/signin?target=%2Fjobs%2Fapplications');
  });

  it('without an application id leads to the list [PLT-031]', async () => {
    const { status, headers } = await open('/dashboard/application', { user });
    expect(status).toBe(302);
    expect(headers['location']).toBe('/dashboard/applications');
  });

  it('that does not exist on the portal is a 404 with a way home', async () => {
    for (const [url, portal] of [
      ['/nowhere', portals.SNR],
      ['/dashboard', portals.FLX],
      ['//evil.example/x', portals.SNR],
    ] as const) {
      const { status, html } = await open(url, { portal });
      expect(status).toBe(404);
      expect(html).toContain('Page not found');
      expect(html).toContain('Go to the home page');
    }
  });

  it('with all widgets exists in development and nowhere else', async () => {
    const shown = await open('/__gallery', { gallery: true });
    expect(shown.status).toBe(200);
    expect(shown.html).toContain('Multi-select pills');
    expect((await open('/__gallery')).status).toBe(404);
  });

  it('is not kept by the browser while somebody is logged in', async () => {
    expect((await open('/dashboard', { user })).headers['cache-control']).toBe('no-store');
    expect((await open('/', { user })).headers['cache-control']).toBe('no-store');
    expect((await open('/')).headers['cache-control']).toBe('private, no-cache');
  });

  it('of the operations console exists for operators and nobody else', async () => {
    const operator = { ...user, displayName: 'Olive Marsh', role: 10 };
    expect((await open('/ops', { user: operator })).html).toContain('<title>Operations |');
    for (const other of [user, null]) {
      const { status, html } = await open('/ops', { user: other });
      expect(status).toBe(404);
      expect(html).not.toContain('Operations');
    }
  });

  it('that cannot be drawn says so with its request id, and hands the cause to the caller', async () => {
    const nameless = { ...user, displayName: undefined as unknown as string };
    const { status, html, error } = await open('/dashboard', { user: nameless });
    expect(status).toBe(500);
    expect(error).toBeInstanceOf(TypeError);
    expect(html).toContain('<code>r-1</code>');
    expect(html).not.toContain('type="module"');
  });

  it('shows LOG IN to visitors [NAV-011]', async () => {
    expect((await open('/')).html).toContain('LOG IN');
    expect((await open('/dashboard', { user })).html).not.toContain('LOG IN');
  });

  it('links its logo to the home of whoever looks [NAV-003]', async () => {
    expect((await open('/login')).html).toMatch(/<header[^>]*><div[^>]*><a [^>]*href="\/"/);
    expect((await open('/dashboard', { user })).html).toMatch(
      /<header[^>]*><div[^>]*><a [^>]*href="\/dashboard"/,
    );
  });

  const pages = (['SNR', 'FLX', 'DEFAULT', 'JSR', 'LCA'] as const).flatMap((code) => {
    const portal = portals[code];
    return [
      { code, portal, at: '/', user: null },
      { code, portal, at: routesOf(portal).applications, user },
    ];
  });
  const footerOf = async ({ portal, at, user: person }: (typeof pages)[number]) => {
    const { html } = await open(at, { portal, user: person });
    const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
    return footer.replaceAll('<!-- -->', '').replaceAll('</span><span>', ', ');
  };

  it.each(pages)(
    'ends with phone, email, hours, and Contact us, in the product too: $code $at [NAV-017] [NAV-018] [NAV-019] [NAV-020]',
    async (page) => {
      const footer = await footerOf(page);
      const { supportPhone, supportEmail } = page.portal;
      expect(footer).toContain(`href="tel:${supportPhone.replace(/\D/g, '')}">${supportPhone}</a>`);
      expect(footer).toContain(`href="mailto:${supportEmail}?subject=`);
      expect(footer).toContain('Mon-Fri 8 AM-8 PM CST, Sat 8 AM-5 PM CST, Sun 10 AM-6 PM CST');
      expect(footer).toMatch(/href="\/contact"[^>]*>Contact us</);
    },
  );

  it.each(pages)(
    'ends with the legal notes and the year, in the product too: $code $at [NAV-024] [NAV-025] [NAV-026] [NAV-027]',
    async (page) => {
      const footer = await footerOf(page);
      expect(footer).toContain(
        'Comparison of applications submitted through our service with applications submitted manually.',
      );
      expect(footer).toContain('Company names and logos are trademarks of their respective holders.');
      expect(footer).toContain('*Our system checks job postings daily; postings may expire or be removed.');
      expect(footer).toContain(`© ${new Date().getFullYear()} ${page.portal.companyName}`);
      expect(footer).toContain('Do not sell or share my information');
    },
  );

  it('lists the fields of work on public pages, and not in the product [NAV-022]', async () => {
    const [visitor, person] = await Promise.all(pages.slice(0, 2).map(footerOf));
    expect(visitor).toContain('Find jobs by field');
    expect(person).not.toContain('Find jobs by field');
  });

  it('adds the portal to the subject of a support mail [NAV-016]', async () => {
    expect((await open('/')).html).toContain(
      'mailto:support@example.com?subject=Support%20request%20-%20Applywright',
    );
  });
});
