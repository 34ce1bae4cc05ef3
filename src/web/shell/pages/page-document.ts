import { brandColors } from '#domain/portal/theme.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import type { AppState } from '#web/shell/state/app-state.ts';
import { laterAttribute } from './fetch-ahead.ts';
import { liftInlineStyles } from './inline-styles.ts';
import type { PageAssets } from './page-assets.ts';

interface PageDocument {
  state: AppState;
  body: string;
  title: string;
  description: string | undefined;
  /** What search engines and link previews read; pages without it are not to be listed. */
  listing: PageListing | undefined;
  nonce: string;
  /** How long the page's calls wait, if the service says so. */
  requestTimeoutMs: number | undefined;
  assets: PageAssets;
  /** A page that failed to draw stands on its own, without scripts. */
  still?: boolean;
}

export interface PageListing {
  canonical: string;
  siteName: string;
  /** Address of the picture that a shared link shows. */
  picture: string;
  type: 'website' | 'article';
  structuredData: object;
}

/** Runs before the first paint, so that "System" never flashes the wrong scheme. */
const followSystem =
  "document.documentElement.dataset.scheme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'";

export function writeDocument({
  state,
  body,
  title,
  description,
  listing,
  nonce,
  requestTimeoutMs,
  assets,
  still,
}: PageDocument): string {
  const { html, css } = liftInlineStyles(body);
  const guard = `nonce="${escapeHtml(nonce)}"`;
  const scheme = state.scheme === 'dark' ? 'dark' : 'light';
  const { portal } = state;
  const { corners, type } = portal.look;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<meta property="csp-nonce" ${guard}>`,
    requestTimeoutMs !== undefined && `<meta name="request-timeout" content="${requestTimeoutMs}">`,
    `<title>${escapeHtml(title)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    ...(listing
      ? writeListing(listing, { title, description, guard })
      : ['<meta name="robots" content="noindex">']),
    `<link rel="icon" type="image/svg+xml" href="${escapeHtml(portal.pictures.logo)}">`,
    '<link rel="icon" sizes="any" href="/favicon.ico">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<meta name="theme-color" content="${brandColors[portal.theme]}">`,
    assets.font && `<link rel="preload" as="font" type="font/woff2" href="${assets.font}" crossorigin>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    assets.css && `<style ${guard}>${assets.css}</style>`,
    state.scheme === 'system' && `<script ${guard}>${followSystem}</script>`,
    css && `<style id="lifted-styles" ${guard}>${css}</style>`,
    ...(still ? [] : assets.modules.map((href) => `<link rel="modulepreload" href="${href}">`)),
    !still && `<script type="module" src="${assets.entry}" ${guard}${writeLater(assets)}></script>`,
  ];
  return [
    `<!doctype html><html lang="en" data-theme="${portal.theme}" data-scheme="${scheme}" data-corners="${corners}" data-type="${type}">`,
    `<head>${head.filter(Boolean).join('')}</head>`,
    `<body><div id="root">${html}</div>`,
    `<script type="application/json" id="app-state" ${guard}>${escapeJson(state)}</script></body></html>`,
  ].join('');
}

function writeLater({ later }: PageAssets): string {
  return later.length > 0 ? ` ${laterAttribute}="${later.join(' ')}"` : '';
}

function writeListing(
  { canonical, siteName, picture, type, structuredData }: PageListing,
  { title, description, guard }: { title: string; description: string | undefined; guard: string },
): string[] {
  const shown = {
    title,
    description,
    url: canonical,
    type,
    site_name: siteName,
    locale: 'en_US',
    image: picture,
  };
  return [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...Object.entries(shown).map(
      ([name, value]) => value && `<meta property="og:${name}" content="${escapeHtml(value)}">`,
    ),
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json" ${guard}>${escapeJson(structuredData)}</script>`,
  ].filter((line) => line !== undefined);
}

function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
