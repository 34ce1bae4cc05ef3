// Serves the files of the client build, and every other path as a page rendered by the server build.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionUser } from '#backend/platform/context.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { portalCookie, portalOfRequest } from '#backend/platform/http/request-portal.ts';
import { contentSecurityPolicy } from '#backend/platform/http/security-headers.ts';
import type { DisplayUser } from '#contract/identity/identity.ts';
import type { FoundJobs, JobSearch } from '#contract/jobs/jobs.ts';
import type { PublicPlans } from '#contract/money/ecommerce.ts';
import { consentCookie } from '#domain/experiment/analytics-consent.ts';
import type { Portal, PortalKind } from '#domain/portal/portal.ts';
import { SCHEMES, type Scheme } from '#domain/portal/theme.ts';
import { Problem } from '#domain/problem.ts';
import { loadStaticFiles, type StaticFile } from './static-files.ts';

/** What pages may ask of the services while they render; passed in where the services are composed. */
export interface PageAnswers {
  searchJobs: (query: JobSearch) => Promise<FoundJobs>;
  listPublicPlans: () => Promise<PublicPlans>;
}

type InitialData = readonly { key: readonly unknown[]; data: unknown }[];

interface PageRequest {
  url: string;
  portal: Portal;
  user: DisplayUser | null;
  scheme: Scheme;
  nonce: string;
  requestId: string;
  origin: string;
  consent: string | undefined;
  requestTimeoutMs: number;
  answers: PageAnswers;
  initialData: InitialData;
  gallery: boolean;
}

interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  html: string;
  error?: unknown;
}

interface BuiltFiles {
  manifest: object;
  readStyle: (href: string) => string;
}

/** A page of a portal that search engines may list. */
export interface MountedPage {
  path: string;
  access: 'public' | 'signedIn';
  listed: boolean;
  date?: string;
}

/** The built web. */
export interface Pages {
  files: ReadonlyMap<string, StaticFile>;
  render(request: PageRequest): Promise<PageAnswer>;
  list(portal: PortalKind): MountedPage[];
}

/** Answers a request with its page; a refused form adds its status and what was typed. */
export type ShowPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  more?: { status?: number; initialData?: InitialData },
) => Promise<FastifyReply>;

const apiPath = /^\/(?:(?:eb|ej|ea|ecom|id|op)\/)?api(?:\/|$)/;

export async function loadPages(distFolder: string): Promise<Pages> {
  const manifest = JSON.parse(
    await readFile(join(distFolder, 'client/.vite/manifest.json'), 'utf8'),
  ) as object;
  const bundle = (await import(pathToFileURL(join(distFolder, 'server/entry-server.js')).href)) as {
    renderPage(request: PageRequest, built: BuiltFiles): Promise<PageAnswer>;
    listPages(portal: PortalKind): MountedPage[];
  };
  const files = loadStaticFiles(join(distFolder, 'client'));
  const readStyle = (href: string) => files.get(href)?.plain.toString() ?? '';
  return {
    files,
    render: (request) => bundle.renderPage(request, { manifest, readStyle }),
    list: (portal) => bundle.listPages(portal),
  };
}

function toDisplayUser({ id, createdOn, ...user }: SessionUser): DisplayUser {
  return { ...user, userId: id, createdOn: createdOn.toISOString() };
}

function readScheme(text: string | undefined): Scheme {
  return SCHEMES.find((scheme) => scheme === text) ?? 'system';
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile): FastifyReply {
  reply.headers(file.headers);
  if (request.headers['if-none-match'] === file.headers.etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding']?.toString() ?? '';
  if (file.br && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(file.br);
  if (file.gzip && /\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(file.gzip);
  return reply.send(file.plain);
}

export function servePages(
  server: Server,
  pages: Pages,
  answers: PageAnswers,
  /** Applies operators' feature switches to a portal. */
  adjustPortal: (portal: Portal) => Promise<Portal> = async (portal) => portal,
): ShowPage {
  const { config } = server.platform;

  /** Outside production, `?portal=` shows another brand and is remembered. */
  function choosePortal(request: FastifyRequest, reply: FastifyReply): Portal {
    const { portal: asked } = request.query as { portal?: unknown };
    const chosen = typeof asked === 'string' ? asked : request.cookies[portalCookie];
    const portal = portalOfRequest(config, request.host, chosen);
    if (typeof asked === 'string' && config.environment !== 'production') {
      reply.setCookie(portalCookie, portal.code, { path: '/', sameSite: 'lax', httpOnly: true });
    }
    return portal;
  }

  const showPage: ShowPage = async (request, reply, { status, initialData = [] } = {}) => {
    const user = await server.findUser(request);
    const nonce = randomBytes(16).toString('base64');
    const page = await pages.render({
      url: request.url,
      portal: await adjustPortal(choosePortal(request, reply)),
      user: user && toDisplayUser(user),
      scheme: readScheme(request.cookies.c_scheme),
      nonce,
      requestId: request.id,
      origin: server.originOf(request),
      consent: request.cookies[consentCookie],
      requestTimeoutMs: config.requestTimeoutMs,
      answers,
      initialData: [...initialData, ...(config.google ? [{ key: ['google'], data: true }] : [])],
      gallery: config.environment !== 'production',
    });
    if (page.error !== undefined) request.log.error({ err: page.error }, 'page failed');
    return reply
      .code(status ?? page.status)
      .headers({ ...page.headers, 'content-security-policy': contentSecurityPolicy(nonce, config.driveKeys) })
      .send(page.html);
  };

  server.fastify.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const file = pages.files.get(path);
    if (file) return sendFile(request, reply, file);
    if (apiPath.test(path) || path.startsWith('/assets/')) throw new Problem('not_found');
    return showPage(request, reply);
  });
  return showPage;
}
