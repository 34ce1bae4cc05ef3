import { findBrowserSchemas } from './find-browser-schemas.ts';
import { findFileCircles, findFolderCircles } from './find-circles.ts';
import { findFullFolders } from './find-full-folders.ts';
import { findLongFiles } from './find-long-files.ts';
import { findSharedTables } from './find-shared-tables.ts';
import { findTinyFiles } from './find-tiny-files.ts';
import type { Finding, Import, Source, Use } from './read-sources.ts';

export interface Wall {
  name: string;
  advice: string;
  /** Reports each import for which this returns true. Test files are exempt unless `testsToo`. */
  forbidsImport?: (from: string, to: Import) => boolean;
  forbidsUse?: { use: Use; except: RegExp };
  forbidsFile?: RegExp;
  /** Everything reachable from this file, over any number of imports. */
  forbidsReach?: { from: string; to: RegExp };
  /** Findings that need all files together; tests are left out. */
  finds?: (sources: Source[]) => Finding[];
  testsToo?: true;
}

const ROOMS: Record<string, string[]> = {
  domain: [],
  systems: ['domain'],
  contract: ['domain'],
  limited: [],
  resume: ['domain', 'limited'],
  automation: ['domain', 'systems', 'limited'],
  web: ['domain', 'contract'],
  backend: ['domain', 'systems', 'contract', 'limited', 'resume', 'automation'],
  practice: [],
  demo: ['domain', 'systems', 'contract', 'limited', 'resume', 'automation', 'backend', 'practice'],
  cli: ['domain', 'systems', 'contract', 'limited', 'resume', 'automation', 'backend', 'practice', 'demo'],
};

const WEB_LAYERS: Record<string, string[]> = {
  shell: ['screens', 'parts', 'data', 'widgets', 'themes', 'content', 'texts'],
  screens: ['parts', 'data', 'widgets', 'content', 'texts'],
  parts: ['data', 'widgets', 'texts'],
  data: ['texts'],
  widgets: ['texts'],
  themes: [],
  content: [],
  texts: [],
};

const CALLS_OTHER_SERVICES = ['expert-apply', 'operations', 'public-api'];

/** Practice, tools, and tests; and the places where the product listens on this machine or refuses it. */
const MAY_NAME_THIS_MACHINE = new RegExp(
  [
    '^(lab|scripts|tests|src/(practice|demo|cli|resume/fixtures))/',
    // The guards: what an internal address is, and the proxy they listen with.
    '^src/limited/check-address\\.ts$',
    '^src/automation/(guard/egress|browser/browser)\\.ts$',
    // The service's own addresses: where it listens, its default settings, and the mail server beside it.
    '^src/backend/platform/(db/embedded-postgres|http/(request-host|is-nearby)|mail/smtp|processes/free-port)\\.ts$',
    '^src/backend/platform/settings/(config|installation-settings|production-mistakes)\\.ts$',
  ].join('|'),
);

const ENTRIES_OF_BACKEND = /^src\/backend\/[^/]+\.ts$/;

/**
 * `src/room/…` → room; `src/backend/service/…` → service, and so on; undefined for a file directly in the
 * folder.
 */
function folderIn(parent: string, path: string): string | undefined {
  const rest = path.startsWith(`${parent}/`) ? path.slice(parent.length + 1) : '';
  return rest.includes('/') ? rest.slice(0, rest.indexOf('/')) : undefined;
}

function isOutside(allowed: Record<string, string[]>, parent: string, from: string, to: string): boolean {
  const [own, other] = [folderIn(parent, from), folderIn(parent, to)];
  if (own === undefined || other === undefined || own === other) return false;
  return !(allowed[own] ?? []).includes(other);
}

function isPackage(target: string): boolean {
  return !/^(src|lab|tests|scripts)\//.test(target);
}

function keepPackage(name: RegExp, place: RegExp): (from: string, to: Import) => boolean {
  return (from, { target }) => /^(src|lab)\//.test(from) && name.test(target) && !place.test(from);
}

export const walls: Wall[] = [
  {
    name: 'rooms',
    advice: 'move the code to the room that owns it, or pass the value in from a room that may know both',
    forbidsImport: (from, { target }) => isOutside(ROOMS, 'src', from, target),
  },
  {
    name: 'domain is pure',
    advice: 'domain imports only zod and markup parsers; do I/O in the room that calls it',
    forbidsImport: (from, { target }) =>
      from.startsWith('src/domain/') &&
      isPackage(target) &&
      !['zod', 'htmlparser2', 'entities'].includes(target),
  },
  {
    name: 'systems are pure',
    advice: 'systems only read text and URLs; open pages and fetch in automation or backend',
    forbidsImport: (from, { target }) =>
      from.startsWith('src/systems/') && isPackage(target) && !['zod', 'parse5'].includes(target),
  },
  {
    name: 'web layers',
    advice:
      'shell → screens → parts → data and widgets, and texts for all; move what both need one layer down',
    forbidsImport: (from, { target }) => isOutside(WEB_LAYERS, 'src/web', from, target),
  },
  {
    name: 'schemas stay on the server',
    advice: 'the browser imports the route of a call (routes.ts) and its types with `import type`',
    finds: findBrowserSchemas,
  },
  {
    name: 'screens are separate',
    advice: 'move what two screens share to parts',
    forbidsImport: (from, { target }) => {
      const [own, other] = [folderIn('src/web/screens', from), folderIn('src/web/screens', target)];
      return from.startsWith('src/web/screens/') && other !== undefined && own !== other;
    },
  },
  {
    name: 'widgets know nothing of the product',
    advice:
      'pass the values as props, or move the component to parts; built-in texts are in web/texts/widgets.ts',
    forbidsImport: (from, { target }) =>
      from.startsWith('src/web/widgets/') &&
      /^(src|tests)\//.test(target) &&
      !/^src\/web\/(widgets\/|themes\/|texts\/widgets\.ts$)/.test(target),
  },
  {
    name: 'platform is below the services',
    advice: 'pass the service’s verb in from api.ts or worker.ts',
    forbidsImport: (from, { target }) =>
      from.startsWith('src/backend/platform/') &&
      target.startsWith('src/backend/') &&
      !target.startsWith('src/backend/platform/'),
  },
  {
    name: 'entries are above the services',
    advice: 'only tests and the command line import api.ts, worker.ts, and what they share',
    forbidsImport: (from, { target }) =>
      folderIn('src/backend', from) !== undefined && ENTRIES_OF_BACKEND.test(target),
  },
  {
    name: 'services are separate',
    advice: `only ${CALLS_OTHER_SERVICES.join(' and ')} call other services; move the code there or to platform`,
    forbidsImport: (from, { target }) => {
      const [own, other] = [folderIn('src/backend', from), folderIn('src/backend', target)];
      if (!own || !other || own === other || own === 'platform' || other === 'platform') return false;
      return !CALLS_OTHER_SERVICES.includes(own);
    },
  },
  {
    name: 'services are called by their verbs',
    advice: 'import the verb, not the routes or tasks of another service',
    forbidsImport: (from, { target }) => {
      const [own, other] = [folderIn('src/backend', from), folderIn('src/backend', target)];
      return Boolean(own && other && own !== other) && /\/(routes|tasks)\.ts$/.test(target);
    },
  },
  {
    name: 'a store is private',
    advice: 'write a verb in the service that owns the store and call that',
    forbidsImport: (from, { target }) =>
      target.endsWith('.store.ts') && folderIn('src/backend', from) !== folderIn('src/backend', target),
  },
  {
    name: 'a table has one owner',
    advice: 'call a verb of the service that owns the table, or have api.ts or worker.ts pass it in',
    finds: findSharedTables,
  },
  {
    name: 'a status changes in one place',
    advice: 'call a verb of expert-apply/record/change-status.ts: it moves the row and publishes the event',
    forbidsUse: {
      use: 'status of an application',
      except:
        /^(src\/backend\/expert-apply\/record\/(change-status|status\.store)\.ts$|src\/web\/|lab\/|scripts\/|tests\/)/,
    },
    forbidsImport: (from, { target }) =>
      target === 'src/backend/expert-apply/record/status.store.ts' &&
      from !== 'src/backend/expert-apply/record/change-status.ts',
  },
  {
    name: 'api never reaches automation',
    advice: 'make it a task of the worker: API machines have no browser',
    forbidsReach: { from: 'src/backend/api.ts', to: /^src\/automation\// },
  },
  {
    name: 'worker never reaches a route',
    advice: 'call the verb behind the route',
    forbidsReach: { from: 'src/backend/worker.ts', to: /^src\/backend\/.*\/routes\.ts$/ },
  },
  {
    name: 'no import cycles',
    advice: 'move what both files need to a third',
    finds: findFileCircles,
  },
  {
    name: 'no import cycles between folders',
    advice: 'move the file to the folder that uses it, or what both folders need to a third',
    finds: findFolderCircles,
  },
  {
    name: 'folders are small',
    advice: 'a folder has at most 30 code files; move those of one subject to a subfolder',
    finds: findFullFolders,
  },
  {
    name: 'files are short',
    advice: 'a file has at most 400 lines; move a self-contained part to its own file',
    finds: findLongFiles,
  },
  {
    name: 'few tiny files',
    advice: 'merge a few lines into the file of their subject',
    finds: findTinyFiles,
  },
  {
    name: 'no parent imports',
    advice: 'write #room/path.ts, or ./ for a file in the same folder',
    forbidsImport: (_from, { specifier }) => /(^|\/)\.\.(\/|$)/.test(specifier),
    testsToo: true,
  },
  {
    name: 'no default exports',
    advice: 'use a named export',
    forbidsUse: { use: 'default export', except: /^(?!src\/)/ },
    testsToo: true,
  },
  {
    name: 'no index files',
    advice: 'name the file for what it exports and import it directly',
    forbidsFile: /(^|\/)index\.[a-z]+$/,
    testsToo: true,
  },
  {
    name: 'no catch-all files',
    advice: 'name the file for the one thing it does',
    forbidsFile: /^src\/(.*\/)?(utils?|helpers?|common|types|lib|misc|shared)(\/|\.[a-z.]+$)/,
    testsToo: true,
  },
  {
    name: 'process.env is read in one place',
    advice: 'add the setting to the table in platform/settings and pass the value along',
    forbidsUse: {
      use: 'process.env',
      except: /^(src\/backend\/platform\/settings\/config\.ts$|src\/(cli|demo)\/|lab\/|scripts\/|tests\/)/,
    },
  },
  {
    name: 'a local address decides nothing',
    advice:
      'practice sites are reached through ORIGIN_MAP (systems/origin-map.ts); ask what an address stands for',
    forbidsUse: { use: 'local address', except: MAY_NAME_THIS_MACHINE },
  },
  {
    name: 'pg stays in platform/db',
    advice: 'use the Database of platform/db/open-database.ts',
    forbidsImport: keepPackage(/^pg$/, /^src\/backend\/platform\/db\//),
  },
  {
    name: 'the browser stays in automation',
    advice: 'write it in automation and call it from the worker',
    forbidsImport: keepPackage(/^(playwright-core|@playwright\/test)$/, /^src\/automation\//),
  },
  {
    name: 'HTML is cleaned in a child process',
    advice: 'call cleanHtmlInChild: the parser can take minutes, and nothing else runs meanwhile',
    forbidsImport: (from, { target }) =>
      target === 'src/backend/platform/html/clean-html.ts' &&
      !/^(src\/backend\/platform\/html\/clean-html-entry\.ts$|src\/cli\/|lab\/)/.test(from),
  },
  {
    name: 'sources never import tests',
    advice: 'move the code out of tests, or its use into a test',
    forbidsImport: (from, { target }) =>
      from.startsWith('src/') && (target.startsWith('tests/') || /\.(test|spec)\.tsx?$/.test(target)),
  },
  {
    name: 'the product never imports the lab',
    advice: 'move what the product needs into src; the lab is not part of an install',
    forbidsImport: (from, { target }) => from.startsWith('src/') && target.startsWith('lab/'),
  },
  {
    name: 'sources never import scripts',
    advice: 'scripts may use sources, not the other way around',
    forbidsImport: (from, { target }) => from.startsWith('src/') && target.startsWith('scripts/'),
    testsToo: true,
  },
  {
    name: 'no console',
    advice: "use the context's log",
    forbidsUse: { use: 'console', except: /^(src\/(cli|demo)|lab|scripts|tests)\// },
  },
];

export function appliesTo(wall: Wall, { isTest }: Source): boolean {
  return !isTest || wall.testsToo === true;
}
