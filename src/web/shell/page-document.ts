import type { AppState } from './app-state.ts';
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
  assets: PageAssets;
  /** A page that failed to draw stands on its own, without scripts. */
  still?: boolean;
}

export interface PageListing {
  canonical: string;
  siteName: string;
  type: 'website' | 'article';
  structuredData: object;
}

const favicon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32' fill='none' stroke='white' stroke-width='2.6' stroke-linecap='round' stroke-linejoin='round'%3E%3Crect width='32' height='32' rx='9.5' fill='%230067b8' stroke='none'/%3E%3Cpath d='M8 23.5 14.9 9.3a1.2 1.2 0 0 1 2.2 0L24 23.5m-11.4-4.9 2.6 2.7 4-4.6'/%3E%3C/svg%3E";

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
  assets,
  still,
}: PageDocument): string {
  const { html, css } = liftInlineStyles(body);
  const guard = `nonce="${escapeHtml(nonce)}"`;
  const scheme = state.scheme === 'dark' ? 'dark' : 'light';
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<meta property="csp-nonce" ${guard}>`,
    `<title>${escapeHtml(title)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    ...(listing
      ? writeListing(listing, { title, description, guard })
      : ['<meta name="robots" content="noindex">']),
    `<link rel="icon" href="${favicon}">`,
    assets.font && `<link rel="preload" as="font" type="font/woff2" href="${assets.font}" crossorigin>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    state.scheme === 'system' && `<script ${guard}>${followSystem}</script>`,
    css && `<style id="lifted-styles" ${guard}>${css}</style>`,
    ...(still ? [] : assets.modules.map((href) => `<link rel="modulepreload" href="${href}">`)),
    !still && `<script type="module" src="${assets.entry}" ${guard}></script>`,
  ];
  return [
    `<!doctype html><html lang="en" data-theme="${state.portal.theme}" data-scheme="${scheme}">`,
    `<head>${head.filter(Boolean).join('')}</head>`,
    `<body><div id="root">${html}</div>`,
    `<script type="application/json" id="app-state" ${guard}>${escapeJson(state)}</script></body></html>`,
  ].join('');
}

function writeListing(
  { canonical, siteName, type, structuredData }: PageListing,
  { title, description, guard }: { title: string; description: string | undefined; guard: string },
): string[] {
  const shown = { title, description, url: canonical, type, site_name: siteName, locale: 'en_US' };
  return [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...Object.entries(shown).map(
      ([name, value]) => value && `<meta property="og:${name}" content="${escapeHtml(value)}">`,
    ),
    '<meta name="twitter:card" content="summary">',
    `<script type="application/ld+json" ${guard}>${escapeJson(structuredData)}</script>`,
  ].filter((line) => line !== undefined);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
