import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { defaultPlans } from '#domain/credits/plans.ts';
import { jobCategorySlugs } from '#domain/occupation/category-slugs.ts';
import { PORTAL_CODES, type Portal } from '#domain/portal/portal.ts';
import { type RouteTable, routesOf } from '#domain/portal/routes.ts';
import { portals } from '#tests/portals.ts';
import '#tests/skip-owner-stacks.ts';
import { renderPage } from '#web/entry-server.tsx';
import { routesFor } from './pages/routes-for.tsx';
import { pageHandle } from './screens/route-handle.ts';

const id = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
const user = {
  userId: id,
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: 'Ellison',
  displayName: 'Maya Ellison',
  role: 0,
  createdOn: '2026-11-01T00:00:00Z',
};
const answers = {
  listPublicPlans: async () => ({ freeCredits: 10, plans: defaultPlans }),
  searchJobs: async () => ({ jobs: { totalCount: 0, totalCountExact: true, location: null, results: [] } }),
};
const steps = ['NEWRSME', 'CNTC', 'EXPR', 'EDUC', 'SKLL', 'QUES', 'APPD', 'FINISH'];
const all = PORTAL_CODES.map((code) => portals[code]);

/** Every address of a portal's column of table T3, without queries. */
function pathsOf(portal: Portal): Set<string> {
  const table = routesOf(portal);
  const literal = Object.values(table).filter((target) => typeof target === 'string');
  const computed = [
    table.audit(id),
    table.receipt(id),
    table.blogPost('spotting-a-fake-job'),
    table.helpPage('getting-started'),
    ...jobCategorySlugs.flatMap((slug) => table.jobCategory?.(slug) ?? []),
    ...[false, true].flatMap((hasDocument) =>
      steps.map((EAST) => table.completeProfile({ hasDocument, EAST })),
    ),
  ];
  return new Set([...literal, ...computed].map((target) => target.split('?')[0] ?? ''));
}

const everywhere = [...new Set(all.flatMap((portal) => [...pathsOf(portal)]))];

function open(portal: Portal, url: string, person: typeof user | null) {
  const request = {
    url,
    portal,
    user: person,
    nonce: 'n',
    requestId: 'r',
    origin: 'http://localhost',
    answers,
  };
  return renderPage(request, { manifest: {}, readStyle: () => '' });
}

function accessOf(portal: Portal, path: string): 'missing' | 'public' | 'signedIn' {
  const { status, access } = pageHandle(matchRoutes(routesFor(portal), path));
  return status === 404 ? 'missing' : access;
}

describe.each(all)('portal $code', (portal) => {
  const own = pathsOf(portal);

  it('has a page at every address of its table [PLT-006] [PLT-008]', () => {
    expect(own.size).toBeGreaterThan(30);
    const bare = routesOf(portal).applicationUrl;
    expect([...own].filter((path) => path !== bare && accessOf(portal, path) === 'missing')).toEqual([]);
  });

  it("has none at other portals' addresses", () => {
    const foreign = everywhere.filter((path) => !own.has(path));
    expect(foreign.length).toBeGreaterThan(10);
    expect(foreign.filter((path) => accessOf(portal, path) !== 'missing')).toEqual([]);
  });
});

describe.each([portals.SNR, portals.FLX, portals.DEFAULT, portals.JSR])('portal $code', (portal) => {
  it('answers every address of its table, and others with 404 [D-013]', async () => {
    const own = pathsOf(portal);
    const wrong: unknown[] = [];
    for (const path of everywhere) {
      const { status, headers, error } = await open(portal, path, user);
      const { applicationUrl, applications } = routesOf(portal);
      const wanted = own.has(path) ? (path === applicationUrl ? 302 : 200) : 404;
      if (status !== wanted) wrong.push([path, status, error]);
      if (path === applicationUrl) expect(headers['location']).toBe(applications);
    }
    expect(wrong).toEqual([]);
  });

  it('sends visitors from signed-in pages to its login page, and back afterwards', async () => {
    const { login } = routesOf(portal);
    const closed = [...pathsOf(portal)].filter((path) => accessOf(portal, path) === 'signedIn');
    expect(closed.length).toBeGreaterThan(10);
    for (const path of closed) {
      const { status, headers } = await open(portal, `${path}?tab=resume`, null);
      expect([status, headers['location']]).toEqual([
        302,
        `${login}?target=${encodeURIComponent(`${path}?tab=resume`)}`,
      ]);
    }
  });
});

const publicPages = [
  'publicHome',
  'howItWorks',
  'pricing',
  'fraudAwareness',
  'blog',
  'help',
  'terms',
  'privacy',
  'dataAccess',
  'doNotSell',
  'accessibility',
  'contact',
  'locations',
] as const satisfies (keyof RouteTable)[];

describe('public pages', () => {
  it('are open to visitors on every portal', () => {
    for (const portal of all)
      for (const key of publicPages) expect(accessOf(portal, routesOf(portal)[key])).toBe('public');
  });

  it('with jobs exist except on the default portal, whose home is /jobs', async () => {
    for (const portal of all.filter(({ code }) => code !== 'DEFAULT')) {
      expect(accessOf(portal, '/jobs')).toBe('public');
      for (const slug of jobCategorySlugs) expect(accessOf(portal, `/jobs/${slug}`)).toBe('public');
    }
    expect(accessOf(portals.DEFAULT, '/jobs')).toBe('signedIn');
    for (const slug of jobCategorySlugs) expect(accessOf(portals.DEFAULT, `/jobs/${slug}`)).toBe('missing');
    expect((await open(portals.DEFAULT, '/', null)).html).not.toContain('href="/jobs/');
  });

  it('of unknown categories and articles do not exist', () => {
    expect(accessOf(portals.SNR, '/jobs/astrology')).toBe('missing');
    expect(accessOf(portals.SNR, '/blog/nothing-here')).toBe('missing');
  });
});
