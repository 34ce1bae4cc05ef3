import type { Page } from '@playwright/test';
import { jobCategorySlugs } from '#domain/occupation/category-slugs.ts';
import { findViolations } from './find-violations.ts';
import { desktopSize, phoneSize } from './open-gallery.ts';
import { publicPages as pages } from './public-page-titles.ts';
import { setLook } from './set-look.ts';
import { expect, test } from './watched-page.ts';

const widths = [320, 576, 768, 991, 1024, 1200, 1400, 1600];

// The nightly run checks each page in every theme and color scheme, on desktop and phone.
test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of Object.keys(pages))
    test(`${path} has no violation of WCAG 2.2 AA, is readable narrow and dark, and never scrolls sideways`, async ({
      page,
    }) => {
      await page.setViewportSize(desktopSize);
      await page.goto(path);
      await setLook(page, { scheme: 'light' });
      expect(await findViolations(page)).toEqual([]);
      await page.setViewportSize(phoneSize.viewport);
      await setLook(page, { scheme: 'dark' });
      expect(await findViolations(page, { onlyColors: true })).toEqual([]);
      const tooWide: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (over > 0) tooWide.push(`${width}: ${over}`);
      }
      expect(tooWide).toEqual([]);
    });
});

test('the home page is readable in very different themes', async ({ page }) => {
  await page.goto('/');
  for (const theme of ['base', 'rbl', 'midnight'])
    for (const scheme of ['light', 'dark']) {
      await setLook(page, { theme, scheme });
      expect(await findViolations(page, { onlyColors: true })).toEqual([]);
    }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  const read = async (page: Page, paths: string[]) => {
    for (const path of paths) {
      const answer = await page.goto(path);
      expect([path, answer?.status()]).toEqual([path, 200]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages[path] ?? '');
      // Without it the text changes its width after the first paint, and the page jumps.
      await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(1);
    }
  };
  const legal = ['/terms-conditions', '/privacy-policy', '/data-access', '/dnss-form'];
  const service = ['/accessibility', '/contact', '/jobs', '/locations'];

  test('home, how it works, and advice can be read [PLT-028] [PLT-034] [NAV-034] [NAV-035]', async ({
    page,
  }) => {
    await read(
      page,
      Object.keys(pages).filter((path) => ![...legal, ...service].includes(path)),
    );
  });

  test('terms and privacy can be read [NAV-036] [NAV-037] [NAV-038] [NAV-039]', async ({ page }) => {
    await read(page, legal);
  });

  test('accessibility, contact, jobs, and places can be read [NAV-040] [NAV-041] [NAV-042] [NAV-043]', async ({
    page,
  }) => {
    await read(page, service);
  });

  test('the home page links to jobs, page after page, and a search to fewer', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Find jobs' }).click();
    const [total = 0] = await readCount(page);
    expect(total).toBeGreaterThan(20);
    await page.getByRole('link', { name: 'NEXT' }).click();
    await expect(page).toHaveURL(/\/jobs\?page=2$/);
    await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');

    await page.getByPlaceholder('City or state').fill('Texas');
    await page.getByRole('button', { name: 'Find jobs' }).click();
    await expect(page).toHaveURL(/location=Texas/);
    const [inTexas = 0] = await readCount(page);
    expect(inTexas).toBeGreaterThan(0);
    expect(inTexas).toBeLessThan(total);
    await page.getByPlaceholder('Job title').fill('no such job anywhere');
    await page.getByRole('button', { name: 'Find jobs' }).click();
    await expect(page.getByText('No open jobs match this search')).toBeVisible();
  });

  test('a message to support is stored, and a wrong one comes back as typed', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Email').fill('not an address');
    await page.getByLabel('Your message').fill('The form ate my resume.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Enter an email address like name@example.com')).toBeVisible();
    await expect(page.getByText('Field is required')).toBeVisible();
    await expect(page.getByLabel('Your message')).toHaveValue('The form ate my resume.');

    await page.getByLabel("What's this about?").selectOption('An application');
    await page.getByLabel('Email').fill('ana@example.com');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: 'We got your message' })).toBeVisible();
    await expect(page.getByText(/Your reference number is [2-9A-Z]{4}-[2-9A-Z]{4}/)).toBeVisible();
  });

  for (const [path, choice] of [
    ['/data-access', 'Delete my data'],
    ['/dnss-form', 'Do not sell or share my information'],
  ] as const)
    test(`a privacy request from ${path} is stored`, async ({ page }) => {
      await page.goto(path);
      await page.getByLabel('What are you requesting?').selectOption(choice);
      await page.getByLabel('Email').fill('ana@example.com');
      await page.getByRole('button', { name: 'Send request' }).click();
      await expect(page.getByRole('heading', { name: 'We got your request' })).toBeVisible();
      await expect(page.getByText(/45 days/).first()).toBeVisible();
    });
});

async function readCount(page: Page): Promise<number[]> {
  const text = await page.getByRole('heading', { name: /open jobs?$/ }).innerText();
  return [Number(text.replace(/\D/g, ''))];
}

test('navigating from page to page keeps title, focus, and results in step', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'JOBS' }).click();
  await expect(page).toHaveTitle('Find jobs | Applywright');
  await expect(page.getByRole('heading', { name: /open jobs$/ })).toBeVisible();
  await page.getByRole('link', { name: 'NEXT' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

test('each field of work has its page: titles link to the posting, like, dislike, and quick apply to the login [MAT-005] [MAT-017]', async ({
  page,
}) => {
  // As named in the specification, whatever the product's own list contains.
  const slugs =
    'accounting customer-service data-science-jobs graphic-design healthcare legal marketing nursing project-manager qa sales social-media teaching trade ui-ux-design writing';
  for (const slug of slugs.split(' ')) expect((await page.request.get(`/jobs/${slug}`)).status()).toBe(200);
  expect((await page.request.get('/jobs/astrology')).status()).toBe(404);
  await page.goto('/jobs/accounting');
  const job = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(job.getByRole('heading').getByRole('link').first()).toHaveAttribute('href', /^http/);
  const login = /^\/login\?target=%2Ffind-jobs%3Fjob%3D[\da-f-]{36}$/;
  for (const name of [/^Like/, /^Dislike/, 'Quick apply'])
    await expect(job.first().getByRole('link', { name })).toHaveAttribute('href', login);
});

test.describe('the footer', () => {
  test.use({ viewport: { width: 1600, height: 900 } });

  test('has columns, support, hours, legal notes, and the year [NAV-015] [NAV-023]', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    for (const heading of ['Company', 'Job seekers', 'Legal', 'Support'])
      await expect(footer.getByRole('heading', { name: heading })).toBeVisible();
    await expect(footer.getByText('(555) 555-0100')).toBeVisible();
    await expect(footer.getByRole('link', { name: 'support@example.com' })).toHaveAttribute(
      'href',
      /^mailto:support@example\.com/,
    );
    await expect(footer.getByRole('link', { name: 'Contact us' }).last()).toHaveAttribute('href', '/contact');
    for (const text of [
      'Mon-Fri 8 AM-8 PM CST',
      'Sat 8 AM-5 PM CST',
      'Sun 10 AM-6 PM CST',
      'Comparison of applications submitted through our service with applications submitted manually.',
      'Company names and logos are trademarks of their respective holders.',
      '*Our system checks job postings daily; postings may expire or be removed.',
      `© ${new Date().getFullYear()} Example Careers`,
    ])
      await expect(footer.getByText(text)).toBeVisible();
    expect(await footer.locator('> div').evaluate((inner) => inner.getBoundingClientRect().width)).toBe(1500);
  });

  test('lists the fields of work, is compact where the page lists them itself, and has no list when logged in, at every width [NAV-022]', async ({
    page,
  }) => {
    const fields = page.getByRole('contentinfo').getByRole('navigation', { name: 'Find jobs by field' });
    const columns = page.getByRole('contentinfo').getByRole('heading', { name: 'Company' });
    for (const path of ['/', '/jobs', '/locations', '/contact']) {
      await page.goto(path);
      await expect(fields.getByRole('link')).toHaveCount(jobCategorySlugs.length);
    }
    await page.goto('/jobs/sales');
    await expect(page.getByRole('contentinfo').getByText('(555) 555-0100')).toBeVisible();
    await expect(fields).toHaveCount(0);
    await expect(columns).toHaveCount(0);
    await logIn(page);
    await page.goto('/dashboard/applications');
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(columns).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText('(555) 555-0100')).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText('Mon-Fri 8 AM-8 PM CST')).toBeVisible();
    }
    await expect(fields).toHaveCount(0);
  });

  test('takes visitors to privacy pages through the login, logged-in people straight there [NAV-021]', async ({
    page,
  }) => {
    const rights = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy rights (CCPA/GDPR)' });
    const doNotSell = page.getByRole('contentinfo').getByRole('link', { name: /^Do not sell/ });
    await page.goto('/');
    await expect(doNotSell).toHaveAttribute('href', '/login?target=%2Fdnss-form');
    await rights.click();
    await expect(page).toHaveURL(/\/login\?target=%2Fdata-access$/);
    await logIn(page);
    await page.goto('/');
    await expect(rights).toHaveAttribute('href', '/data-access');
    await expect(doNotSell).toHaveAttribute('href', '/dnss-form');
  });
});

/** The demo account, logged in as one of our pages would. */
async function logIn(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const answer = await fetch('/id/api/v1/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'maya@demo.applywright.example', password: 'apply-with-proof-2026' }),
    });
    return answer.status;
  });
  expect(status).toBe(200);
}

test.describe('portals', () => {
  const homes = {
    snr: {
      login: '/login',
      home: '/dashboard',
      applications: '/dashboard/applications',
      base: '/dashboard/application',
      profile: '/dashboard/profile',
    },
    flx: {
      login: '/login',
      home: '/members/suggestedjobs',
      applications: '/expertapply/applications',
      base: '/expertapply/application',
      profile: '/expertapply/profile',
    },
    default: {
      login: '/signin',
      home: '/jobs',
      applications: '/jobs/applications',
      base: '/jobs/application',
      profile: '/jobs/applicationinfo',
    },
    jsr: {
      login: '/login',
      home: '/jobs-search',
      applications: '/jobs-search/applications',
      base: '/jobs-search/application',
      profile: '/jobs-search/applicationinfo',
    },
  };

  test('show the same screens at their own addresses [PLT-029] [PLT-030] [PLT-032] [PLT-037]', async ({
    page,
    baseURL,
  }) => {
    const { port } = new URL(baseURL ?? '');
    for (const [code, paths] of Object.entries(homes)) {
      const site = `http://${code}.localhost:${port}`;
      const heading = page.getByRole('heading', { level: 1 });
      await page.goto(`${site}${paths.applications}?tab=Manual`);
      await expect(page).toHaveURL(
        `${site}${paths.login}?target=${encodeURIComponent(`${paths.applications}?tab=Manual`)}`,
      );
      await expect(heading).toHaveText('Log in');
      await logIn(page);
      await page.goto(site + paths.home);
      await expect(heading).toHaveText('Job matches');
      await page.goto(site + paths.base);
      await expect(page).toHaveURL(site + paths.applications);
      await expect(heading).toHaveText('My Applications');
      await page.goto(site + paths.profile);
      await expect(heading).toHaveText('Your profile');
    }
  });

  test('are chosen by host, and outside production by ?portal= from then on', async ({ page, baseURL }) => {
    const { port } = new URL(baseURL ?? '');
    const theme = () => page.locator('html').getAttribute('data-theme');
    for (const [code, look] of [
      ['snr', 'azure'],
      ['flx', 'indigo'],
      ['default', 'base'],
      ['lca', 'lca'],
    ] as const) {
      await page.goto(`http://${code}.localhost:${port}/`);
      expect([code, await theme()]).toEqual([code, look]);
    }
    await page.goto('/?portal=jsr');
    await page.goto('/blog');
    expect(await theme()).toBe('teal');
    expect((await page.goto('/dashboard'))?.status()).toBe(404);
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  });

  test('list their own pages for search engines', async ({ page, baseURL }) => {
    const { port } = new URL(baseURL ?? '');
    const read = async (code: string, file: string) =>
      (await page.request.get(`/${file}`, { headers: { host: `${code}.localhost:${port}` } })).text();
    expect(await read('snr', 'sitemap.xml')).toContain(`http://snr.localhost:${port}/jobs/nursing`);
    expect(await read('default', 'sitemap.xml')).not.toContain('/jobs');
    expect(await read('snr', 'robots.txt')).toContain('Disallow: /dashboard/');
    expect(await read('default', 'robots.txt')).toContain('Disallow: /jobs/');
    expect(await read('flx', 'robots.txt')).not.toContain('Disallow: /jobs');
  });
});
