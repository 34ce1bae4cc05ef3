import type { PracticeJob } from '#practice/form/practice-job.ts';

interface Page {
  title: string;
  /** CSS class of the body; the stylesheet knows one look per ATS. */
  look: 'greenhouse' | 'lever' | 'ashby' | 'inbox' | 'sites';
  brandColor?: string;
  body: string;
  /** File in pages/, loaded as a module. */
  script?: string;
  /** Global variables the page's script starts from. */
  globals?: Record<string, unknown>;
}

export function renderPage({
  title,
  look,
  brandColor = '#334155',
  body,
  script,
  globals = {},
}: Page): string {
  const data = Object.entries(globals)
    .map(([name, value]) => `<script>window.${name} = ${renderScriptJson(value)};</script>`)
    .join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/pages/site.css">
<link rel="stylesheet" href="/pages/${look}.css">
<style>:root { --brand: ${escapeHtml(brandColor)}; }</style>
</head>
<body class="${look}">
${body}
${data}
${script ? `<script type="module" src="/pages/${script}"></script>` : ''}
</body>
</html>`;
}

export function renderBrandHeader(job: PracticeJob, boardPath: string): string {
  return `<header class="brand"><a href="${escapeHtml(boardPath)}"><span class="brand__mark">${escapeHtml(job.company.slice(0, 1))}</span>${escapeHtml(job.company)}</a></header>`;
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function renderScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
