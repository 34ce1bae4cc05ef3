import { type EmailText, emailTexts } from '#domain/messages/email.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { brandColors } from '#domain/portal/theme.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import type { Mail } from './mail.ts';

export interface MailWords extends EmailText {
  firstName: string | null;
  /** Linked entries below the paragraphs. */
  items?: readonly { title: string; link: string; lines: readonly string[] }[];
  /** The address that the button opens. */
  link: string;
}

/** Writes the email as plain text and as HTML. All text is escaped, since it may contain what people typed. */
export function writeMail(portal: Portal, words: MailWords): Omit<Mail, 'to' | 'userId'> {
  const { subject, firstName, paragraphs, items = [], button, link, note } = words;
  const greeting = emailTexts.greeting(firstName);
  const brand = brandColors[portal.theme];
  const sender = `${portal.name}, ${portal.companyName}`;
  const help = `${portal.supportPhone} · ${portal.supportEmail}`;
  const listed = items.map(({ title, link, lines }) => [title, ...lines, link].join('\n'));
  const text = [
    greeting,
    ...paragraphs,
    ...listed,
    emailTexts.buttonLine(button, link),
    note,
    sender,
    help,
  ].join('\n\n');
  const paragraph = (line: string) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`;
  const small = 'margin:16px 0 0;color:#4b5563;font-size:14px';
  const item = ({ title, link, lines }: (typeof items)[number]) =>
    `<p style="margin:0 0 16px"><a href="${escapeHtml(link)}" style="color:${brand};font-weight:600">${escapeHtml(title)}</a>${lines
      .map((line) => `<br><span style="color:#4b5563;font-size:14px">${escapeHtml(line)}</span>`)
      .join('')}</p>`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f9fafb;color:#1f2937;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#fff;border:1px solid #e5e7eb;border-radius:14px">
<p style="margin:0 0 24px;font-weight:700;font-size:19px;color:${brand}"><img src="${escapeHtml(new URL(portal.pictures.icon, link).href)}" width="32" height="32" alt="" style="vertical-align:middle;margin-right:10px;border-radius:8px">${escapeHtml(portal.name)}</p>
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${items.map(item).join('\n')}
<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:${brand};color:#fff;text-decoration:none;font-weight:600">${escapeHtml(button)}</a></p>
<p style="${small};overflow-wrap:anywhere">${escapeHtml(link)}</p>
<p style="${small}">${escapeHtml(note).replaceAll('\n', '<br>')}</p>
</div><p style="max-width:560px;margin:16px auto 0;color:#4b5563;font-size:13px">${escapeHtml(sender)}<br>${escapeHtml(help)}</p></body></html>`;
  return { subject, text, html, portal };
}
