import type { UserDocument } from '#domain/document/model/user-document.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { flj1 } from './flj1.ts';
import { hrt1 } from './hrt1.ts';
import { type PageStyle, readPageStyle } from './page-style.ts';
import { type ContentSection, readResumeContent } from './resume-content.ts';

export const skins = ['FLJ1', 'HRT1'] as const;
export type Skin = (typeof skins)[number];

const parts = { FLJ1: flj1, HRT1: hrt1 };

/** The document as one HTML page for preview and print: no scripts, no external resources, all text escaped. */
export function renderSkin(skin: Skin, document: UserDocument, further: ContentSection[] = []): string {
  const read = readResumeContent(document);
  const content = { ...read, sections: [...read.sections, ...further] };
  const title = content.name === '' ? 'Resume' : `${content.name} – Resume`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${writeSkinCss(skin, document)}</style></head>
<body><main>${parts[skin].writeBody(content)}</main></body></html>`;
}

/** The page's only style sheet, for a policy that allows just this one. */
export function writeSkinCss(skin: Skin, document: UserDocument): string {
  const style = readPageStyle(document);
  return `${writePageCss(style)}${parts[skin].writeCss(style)}`;
}

function writePageCss({ size, margins }: PageStyle): string {
  const { top, right, bottom, left } = margins;
  const [width, height] = size === 'A4' ? ['210mm', '297mm'] : ['8.5in', '11in'];
  return `
@page { size: ${size}; margin: ${top} ${right} ${bottom} ${left}; }
* { box-sizing: border-box; }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { margin: 0; font-kerning: normal; font-variant-ligatures: none; overflow-wrap: break-word; hyphens: manual; }
main { padding-right: 1px; }
a { color: inherit; text-decoration: none; }
h1, h2, h3, .head, .where { break-after: avoid; } li, p { break-inside: avoid; orphans: 2; widows: 2; }
@media screen {
  body { background: #eceef1; padding: 24px 12px; }
  main { background: #fff; width: ${width}; max-width: 100%; min-height: ${height}; margin: 0 auto;
    padding: ${top} ${right} ${bottom} ${left}; box-shadow: 0 1px 3px rgb(0 0 0 / .12), 0 12px 32px rgb(0 0 0 / .1); }
}`;
}
