import type { MailMessage } from '#domain/application/mail/recognize-mail.ts';

// An email file is read here, in the person's browser, and sent nowhere. Nothing in it is trusted: it is truncated,
// and only its plain text is used and shown.

export const mostMailBytes = 20 * 1024 * 1024;
const mostMessages = 200;
const mostText = 50_000;
const deepest = 6;

/** The messages of an .eml or .mbox file; empty if it isn't an email. */
export function readMailFile(bytes: Uint8Array): MailMessage[] {
  // One character per byte, so that every part can be decoded by its own charset.
  const raw = new TextDecoder('latin1').decode(bytes.subarray(0, mostMailBytes)).replace(/\r\n?/g, '\n');
  const texts = raw.startsWith('From ') ? raw.split(/\n(?=From )/).slice(0, mostMessages) : [raw];
  return texts.map((text) => text.replace(/^From [^\n]*\n/, '')).flatMap(readMessage);
}

interface Part {
  headers: Map<string, string>;
  body: string;
}

function readMessage(raw: string): MailMessage[] {
  const part = readPart(raw);
  const from = decodeWords(part.headers.get('from') ?? '');
  const subject = decodeWords(part.headers.get('subject') ?? '');
  if (from === '' && subject === '') return [];
  const time = Date.parse(part.headers.get('date') ?? '');
  return [
    {
      from: from.slice(0, 300),
      subject: subject.slice(0, 300),
      at: Number.isNaN(time) ? null : new Date(time).toISOString(),
      text: (findText(part, 0) ?? '').slice(0, mostText).trim(),
    },
  ];
}

function readPart(raw: string): Part {
  const end = raw.indexOf('\n\n');
  const head = (end < 0 ? raw : raw.slice(0, end)).slice(0, 100_000).replace(/\n[ \t]+/g, ' ');
  const headers = new Map<string, string>();
  for (const line of head.split('\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim().toLowerCase();
    if (colon > 0 && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim());
  }
  return { headers, body: end < 0 ? '' : raw.slice(end + 2) };
}

function findText(part: Part, depth: number): string | null {
  const type = part.headers.get('content-type') ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (/^multipart\//i.test(type) && boundary && depth < deepest) {
    const inner = part.body
      .split(`--${boundary}`)
      .slice(1, 20)
      .map((text) => readPart(text.replace(/^\n/, '')));
    const plain = inner.find(({ headers }) => /^text\/plain/i.test(headers.get('content-type') ?? ''));
    for (const one of plain ? [plain] : inner) {
      const text = findText(one, depth + 1);
      if (text !== null) return text;
    }
    return null;
  }
  if (!/^text\//i.test(type)) return null;
  const text = decodeText(decodeBody(part), /charset="?([\w-]+)/i.exec(type)?.[1]);
  return /^text\/html/i.test(type) ? stripTags(text) : text;
}

function decodeBody({ headers, body }: Part): Uint8Array {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return fromBase64(body);
  return toBytes(encoding === 'quoted-printable' ? fromQuoted(body.replace(/=\n/g, '')) : body);
}

/** `=?utf-8?Q?…?=` in headers. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?([\w-]+)\?([bq])\?([^?]*)\?=/gi, (_all, charset: string, encoding: string, word: string) =>
      decodeText(
        encoding.toLowerCase() === 'b' ? fromBase64(word) : toBytes(fromQuoted(word.replaceAll('_', ' '))),
        charset,
      ),
    );
}

function fromQuoted(text: string): string {
  return text.replace(/=([0-9a-f]{2})/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function fromBase64(text: string): Uint8Array {
  const clean = text.replace(/[^A-Za-z0-9+/]/g, '');
  return toBytes(atob(clean.slice(0, clean.length - (clean.length % 4 === 1 ? 1 : 0))));
}

function toBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function decodeText(bytes: Uint8Array, charset = 'utf-8'): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function stripTags(html: string): string {
  const document = new DOMParser().parseFromString(html.slice(0, mostText * 4), 'text/html');
  for (const element of document.querySelectorAll('script, style')) element.remove();
  return document.body.textContent ?? '';
}
