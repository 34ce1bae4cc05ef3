import { gunzipSync, inflateSync } from 'node:zlib';
import type { Brief } from '#automation/brief/brief.ts';

export type FindAnswers = (sent: string | Buffer | null) => boolean;

const shortest = 4;
/** Searchable lists query the employer's server while one types, so a picked option isn't secret. */
const picked = new Set(['select', 'combobox', 'radio', 'checkboxes', 'checkbox', 'buttons', 'date']);
const most = 2 * 1024 * 1024;

/** Finds approved answers in a URL, a body, or a WebSocket frame: as is, URL-encoded, or in JSON, base64, or gzip. */
export function createAnswerFinder({
  form,
  answers,
  files,
}: Pick<Brief, 'form' | 'answers' | 'files'>): FindAnswers {
  const controls = new Map(form.fields.map((field) => [field.path, field.control]));
  const texts = answers
    .filter(({ path }) => !picked.has(controls.get(path) ?? 'text'))
    .flatMap(({ value }) => value)
    .map(foldSpaces)
    .filter((text) => text.length >= shortest);
  // A file is often named after the person.
  const names = files.map(({ fileName }) => foldSpaces(fileName));
  const read = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, ''), foldSpaces(text));
  const numbers = texts.map(digitsOf).filter((digits) => digits.length >= 7);
  return (sent) => {
    if (sent === null || sent.length === 0) return false;
    return listReadings(sent).some(
      (reading) =>
        texts.some((text) => read(reading).includes(text)) ||
        numbers.some((number) => digitsOf(reading).includes(number)),
    );
  };
}

function listReadings(sent: string | Buffer): string[] {
  const bytes = typeof sent === 'string' ? Buffer.from(sent) : sent.subarray(0, most);
  const plain = (unpack(bytes) ?? bytes).toString();
  const decoded = decodePercent(plain);
  const tokens = `${plain} ${decoded}`.match(/[A-Za-z0-9+/_-]{8,}={0,2}/g) ?? [];
  const packed = tokens.map((token) => {
    const inner = Buffer.from(token, 'base64');
    return (unpack(inner) ?? inner).toString();
  });
  return [plain, decoded, unescapeJson(decoded), ...packed, ...packed.map(decodePercent)];
}

function unpack(bytes: Buffer): Buffer | null {
  const limits = { maxOutputLength: most };
  try {
    if (bytes[0] === 0x1f && bytes[1] === 0x8b) return gunzipSync(bytes, limits);
    if (bytes[0] === 0x78) return inflateSync(bytes, limits);
  } catch {
    // Not actually compressed.
  }
  return null;
}

function decodePercent(text: string): string {
  return text
    .replaceAll('+', ' ')
    .replace(/(?:%[0-9a-f]{2})+/gi, (escaped) =>
      Buffer.from(escaped.replaceAll('%', ''), 'hex').toString('utf8'),
    );
}

function unescapeJson(text: string): string {
  return text.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function foldSpaces(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
