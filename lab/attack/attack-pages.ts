import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, openBrowser } from '#automation/browser/browser.ts';
import { allTasks } from '#backend/all-tasks.ts';
import { composeApi, composePages } from '#backend/api.ts';
import { loadPages, type Pages } from '#backend/platform/http/pages/serve-pages.ts';
import { openPlatform } from '#backend/platform/open-platform.ts';
import { projectRoot } from '#backend/platform/settings/config.ts';
import { portalKinds } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { openBenchHome } from '#lab/jobs/open-bench-home.ts';
import { addHostilePerson, type HostilePerson } from './add-hostile-person.ts';
import { canaryHost, listXssPayloads } from './xss-payloads.ts';

export interface PageAttack {
  attack: string;
  harm: number;
  payloads: number;
  pages: number;
  /** How often a text of the attack appeared on a page, counted once per text and page. */
  shown: number;
  /** Texts that appeared nowhere. */
  unseen: string[];
  executions: string[];
}

const portal = portalKinds.SNR;
const routes = routesOf(portal);
/** Finds content that would run on a click or hover. */
const findArmed = `[...document.querySelectorAll('*')].flatMap((element) => [...element.attributes].flatMap(({ name, value }) =>
  /^on/.test(name) || (/^(href|src|action|formaction|data|srcdoc|xlink:href)$/.test(name) && /^[\\s\\0-\\x1f]*(javascript|vbscript|data:text)/i.test(value))
    ? [element.tagName + ' ' + name + '=' + value.slice(0, 80)] : []))`;
const perPerson = 125;
/** The worker's browser closes a page that has loaded too much; forty of ours are far below that. */
const perPage = 40;
const operatorTabs = [
  'overview',
  'people',
  'applications',
  'failures',
  'queues',
  'sources',
  'requests',
  'audit',
];

/**
 * Every page of the product, full of hostile texts, in a real browser without a content security policy, and
 * once as served; a sample takes every `step`th page, without the policy.
 */
export async function attackPages(
  chromiumPath: string,
  { most = Infinity, step = 1, say }: { most?: number; step?: number; say: (line: string) => void },
): Promise<PageAttack> {
  await buildPages();
  const home = await openBenchHome();
  const { config } = home.open(1);
  const address = { ...config, databaseUrl: config.databaseUrl ?? '', logLevel: 'silent' as const };
  const { platform, queue } = openPlatform({ config: address, name: 'api', tasks: allTasks, sendOnly: true });
  const server = await composeApi(platform, queue);
  const pages = await loadPages(join(projectRoot, 'dist'));
  composePages(server, pages);
  await queue.start();
  await server.fastify.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.fastify.server.address() as AddressInfo;
  const browser = await openBrowser({ chromiumPath, allowedPrivateHosts: [`localhost:${port}`] });
  const payloads = listXssPayloads().slice(0, most);
  const attack: PageAttack = {
    attack: 'texts on the pages, as served and without a content security policy',
    harm: 0,
    payloads: payloads.length,
    pages: 0,
    shown: 0,
    unseen: [],
    executions: [],
  };
  const seen = new Set<string>();
  try {
    for (let start = 0; start < payloads.length; start += perPerson) {
      // The database accepts no NUL, and the API refuses it.
      const texts = payloads.slice(start, start + perPerson).map(({ text }) => text.replaceAll('\0', ''));
      const person = await addHostilePerson(platform, texts);
      const visits = listVisits(pages, person, texts).filter((_, index) => index % step === 0);
      await platform.database.kysely
        .updateTable('users')
        .set({ role: 20 })
        .where('id', '=', person.user.id)
        .execute();
      for (const isBare of start === 0 && step === 1 ? [false, true] : [true]) {
        const liftLimits = () => platform.database.kysely.deleteFrom('rate_limits').execute();
        const found = await visitAll(browser, `http://localhost:${port}`, {
          person,
          visits,
          isBare,
          liftLimits,
        });
        const way = isBare ? 'without a content security policy' : 'as served';
        say(
          `${visits.length} pages ${way}: ${found.marks.length} texts shown, ${found.executions.length} ran`,
        );
        attack.pages += visits.length;
        attack.executions.push(...found.executions);
        attack.shown += found.marks.length;
        for (const mark of found.marks) seen.add(mark);
      }
      say(`${start + texts.length} of ${payloads.length} texts, ${attack.executions.length} executions`);
    }
    attack.unseen = payloads.flatMap(({ mark }) => (seen.has(mark) ? [] : [mark]));
    attack.harm = attack.executions.length;
    return attack;
  } finally {
    await browser.close();
    await server.fastify.close();
    await queue.stop();
    await platform.database.close();
    await home.close();
  }
}

/** The pages of the portal's route table, those about one application, and those that repeat a query. */
function listVisits(pages: Pages, person: HostilePerson, texts: readonly string[]): string[] {
  const { applicationId, documentId } = person;
  const asked = texts.filter((_, index) => index % 25 === 0).map((text) => encodeURIComponent(text));
  return [
    ...pages.list(portal).flatMap(({ path }) => (path.includes(':') ? [] : [path])),
    routes.audit(applicationId),
    routes.receipt(applicationId),
    ...[1, 2, 3, 4].map((page) => `${routes.jobs}?keywords=Analyst&page=${page}`),
    ...['Ready', 'Submitted', 'Failed'].map((tab) => `${routes.applications}?tab=${tab}`),
    ...['FLJ1', 'HRT1'].map((skin) => `/eb/api/v1/documents/skins/${skin}?documentId=${documentId}`),
    ...operatorTabs.map((tab) => `/ops?tab=${tab}`),
    '/outbox',
    ...asked.flatMap((text) => [
      `${routes.jobs}?keywords=${text}&location=${text}`,
      `/${text}`,
      `${routes.login}?returnUrl=${text}`,
    ]),
  ];
}

async function visitAll(
  browser: Browser,
  origin: string,
  {
    person,
    visits,
    isBare,
    liftLimits,
  }: {
    person: HostilePerson;
    visits: readonly string[];
    isBare: boolean;
    liftLimits: () => Promise<unknown>;
  },
): Promise<{ executions: string[]; marks: string[] }> {
  const executions: string[] = [];
  const marks: string[] = [];
  for (let start = 0; start < visits.length; start += perPage) {
    const some = visits.slice(start, start + perPage);
    await browser.withPage(async (page) => {
      const context = page.context();
      const [name = '', value = ''] = person.cookie.split('=', 2);
      await context.addCookies([{ name, value, url: origin.replace('http:', 'https:') }]);
      await context.exposeFunction('__xss', (number: number) =>
        executions.push(`ran ${number} on ${page.url()}`),
      );
      context.on('request', (request) => {
        if (URL.parse(request.url())?.hostname === canaryHost)
          executions.push(`asked ${request.url()} on ${page.url()}`);
      });
      page.on('dialog', (dialog) => {
        executions.push(`dialog ${dialog.message()} on ${page.url()}`);
        void dialog.dismiss().catch(() => undefined);
      });
      if (isBare) {
        const session = await context.newCDPSession(page);
        await session.send('Page.setBypassCSP', { enabled: true });
      }
      for (const [index, path] of some.entries()) {
        if (index % 10 === 0) await liftLimits();
        await page.goto(origin + path, { waitUntil: 'load', timeout: 300_000 }).catch((error: unknown) => {
          executions.push(`${path} could not be opened: ${String(error).slice(0, 120)}`);
        });
        await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => undefined);
        const armed = (await page.evaluate(findArmed).catch(() => [])) as string[];
        executions.push(...armed.map((one) => `armed ${one} on ${path}`));
        const text = await page.evaluate('document.documentElement.outerHTML').catch(() => '');
        marks.push(...new Set(String(text).match(/x\d{4}x/g) ?? []));
      }
    });
  }
  return { executions, marks };
}

async function buildPages(): Promise<void> {
  const build = spawn(process.execPath, ['scripts/build-web.ts'], { cwd: projectRoot, stdio: 'ignore' });
  const [code] = (await once(build, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The web pages could not be built');
}
