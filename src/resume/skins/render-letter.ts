import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readContact } from '#domain/document/sections/contact.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';

/** A cover letter as one HTML page for print: the sender on top, then the letter as written. */
export function renderLetter(text: string, profile: UserDocument): string {
  const { firstName, lastName, email, phone, city, state } = readContact(profile);
  const name = `${firstName} ${lastName}`.trim();
  const place = [city, state].filter(Boolean).join(', ');
  const reach = [place, phone, email].filter(Boolean).join(' · ');
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => `<p>${escapeHtml(paragraph.trim())}</p>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(`${name} – Cover letter`)}</title><style>
@page { size: letter; margin: 1in; }
body { margin: 0; font: 11.5pt/1.5 Georgia, "Times New Roman", serif; color: #111; overflow-wrap: break-word; }
header { margin-bottom: 28pt; } h1 { margin: 0; font-size: 17pt; font-weight: 600; }
header p { margin: 2pt 0 0; font-size: 10pt; color: #444; }
main p { margin: 0 0 11pt; white-space: pre-line; orphans: 2; widows: 2; }
</style></head>
<body><header><h1>${escapeHtml(name)}</h1><p>${escapeHtml(reach)}</p></header><main>${paragraphs.join('')}</main></body></html>`;
}
