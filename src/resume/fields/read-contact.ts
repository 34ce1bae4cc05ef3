import type { Line } from '#resume/lines/build-lines.ts';
import { isDateText } from '#resume/lines/find-dates.ts';
import { type Found, found } from '#resume/lines/found.ts';
import { weighTitle } from '#resume/lines/job-words.ts';
import { matchHeading } from '#resume/lines/section-headings.ts';

export type FoundContact = {
  name?: Found | undefined;
  email?: Found | undefined;
  phone?: Found | undefined;
  linkedin?: Found | undefined;
  links: Found[];
};

const email = /[\w.+'-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/i;
const phone =
  /(?<![\w/.-])(?:\+?\d{1,3}[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.\u2010-\u2015-])\d{3}[\s.\u2010-\u2015-]?\d{4}(?!\d)/;
const foreignPhone = /\+\d{1,3}[\s.-]?(?:\(?\d{1,5}\)?[\s.-]?){2,5}\d{2,4}(?!\d)/;
const linkedIn = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[\w%-]+\/?/i;
const link =
  /https?:\/\/[^\s()<>|,]+|(?<![@\w.-])(?:www\.)?(?:[\w-]+\.)+(?:com|org|net|io|dev|me|app|co|ai|page)(?:\/[^\s()<>|,]*)?(?![\w@])/gi;
const credentials =
  /^(?:[A-Z][A-Za-z]?[A-Z.]+[A-Za-z.]*|Jr\.?|Sr\.?|II|III|IV|Esq\.?|PhD|Ph\.D\.?)(?:,?\s+|$)/;

/** Reads the header and contact lines first and falls back to the whole resume, then to what is only linked. */
export function readContact(
  header: Line[],
  contact: Line[],
  all: Line[],
  links: string[] = [],
): FoundContact {
  const near = [...header, ...contact];
  const linked = [
    ...listLinks(near),
    ...links.map((href) => ({ value: href, page: 1, text: href })),
    ...listLinks(all),
  ];
  const profile = findLinkedIn(near) ?? findLinkedIn(all) ?? findLinked(linked, linkedIn);
  return {
    name: findName(header.length > 0 ? header : all) ?? findJoinedName(header, near),
    email: findFirst(near, email) ?? findFirst(all, email) ?? findLinked(linked, /(?<=^mailto:)[^?]+@[^?]+/i),
    phone:
      findFirst(near, phone) ??
      findFirst(near, foreignPhone) ??
      findFirst(all, phone) ??
      findLinked(linked, /(?<=^tel:)[\d ().+-]{7,}/i),
    linkedin: profile,
    links: findLinks(near, profile, links),
  };
}

/** The largest text of the header that reads like a person's name. */
function findName(header: Line[]): Found | undefined {
  const candidates = header
    .filter((line) => line.page === header[0]?.page)
    .flatMap((line) => line.segments.map((segment) => ({ line, segment, value: trimName(segment.text) })))
    .filter(({ value }) => isName(value));
  const best = candidates.toSorted((a, b) => b.segment.size - a.segment.size)[0];
  return best && found(best.value, best.line);
}

/** `JANEDOE`, once letters set far apart, is parted where the address of the mail or of the profile parts it. */
function findJoinedName(header: Line[], near: Line[]): Found | undefined {
  const text = near.map((line) => line.text).join(' ');
  const handles = [/([\w.+'-]+)@/.exec(text)?.[1] ?? '', /\/in\/([\w-]+)/.exec(text)?.[1] ?? ''];
  const tokens = handles.flatMap((handle) => handle.toUpperCase().match(/\p{L}{3,}/gu) ?? []);
  for (const line of header)
    for (const { text: word } of line.segments) {
      if (!/^\p{Lu}{6,30}$/u.test(word)) continue;
      const token = tokens.find(
        (one) => one.length < word.length - 1 && (word.startsWith(one) || word.endsWith(one)),
      );
      if (!token) continue;
      const at = word.startsWith(token) ? token.length : word.length - token.length;
      return found(`${word.slice(0, at)} ${word.slice(at)}`, line);
    }
  return undefined;
}

/** `Jane Doe, Senior Developer` is a name and a title; `Jane Doe, RN` is a name. */
function trimName(text: string): string {
  const [first = '', ...others] = text.replace(/^name\s*:\s*/i, '').split(/\s*[,|]\s+|\s+[–—-]\s+/);
  const kept = others.filter((part) => credentials.test(part) && part.length <= 20);
  return [first, ...kept].join(', ').trim();
}

function isName(text: string): boolean {
  const person = text.split(',')[0] ?? '';
  const words = person.split(' ');
  if (words.length < 2 || words.length > 5 || person.length > 45) return false;
  if (matchHeading(person) || isDateText(person) || weighTitle(person) > 0) return false;
  return (
    /^[\p{L}.'’\-() "“”]+$/u.test(person) &&
    words.every((word) => /^["'“(]?\p{Lu}|^(de|la|del|van|von|der|den|bin|al|da|dos|di|le)$/u.test(word))
  );
}

function findFirst(lines: Line[], pattern: RegExp): Found | undefined {
  for (const line of lines) {
    const match = pattern.exec(line.text);
    if (match) return found(match[0].trim(), line);
  }
  return undefined;
}

/** A long address may go on below itself, at a hyphen or a slash. */
function findLinkedIn(lines: Line[]): Found | undefined {
  for (const [index, line] of lines.entries())
    for (const segment of line.segments) {
      const match = linkedIn.exec(segment.text) ?? /linkedin\.com\/(?:in\/)?$/i.exec(segment.text);
      if (!match) continue;
      const isCut = /[-/]$/.test(segment.text) && match.index + match[0].length === segment.text.length;
      const below = isCut ? findBelow(lines.slice(index + 1, index + 4), segment.x) : '';
      const url = match[0] + (/^[\w%-]+/.exec(below)?.[0] ?? '');
      if (/\/(in|pub)\/[\w%-]+/i.test(url)) return found(url.replace(/\/$/, ''), line);
    }
  return undefined;
}

function findBelow(lines: Line[], x: number): string {
  for (const line of lines) {
    const segment = line.segments.find((one) => Math.abs(one.x - x) < 5);
    if (segment) return segment.text;
  }
  return '';
}

function listLinks(lines: Line[]): Found[] {
  return lines.flatMap((line) =>
    line.segments.flatMap((segment) => segment.links.map((href) => found(href, line))),
  );
}

function findLinked(linked: Found[], pattern: RegExp): Found | undefined {
  for (const link of linked) {
    const match = pattern.exec(link.value);
    if (match) return { ...link, value: match[0].replace(/\/$/, '') };
  }
  return undefined;
}

function findLinks(lines: Line[], profile: Found | undefined, links: string[]): Found[] {
  const seen = new Set(profile ? [bare(profile.value)] : []);
  const written = lines.flatMap((line) =>
    [...line.text.replace(new RegExp(email, 'gi'), ' ').matchAll(link)].map((match) =>
      found(match[0].replace(/[.,;]+$/, ''), line),
    ),
  );
  const behind = [...listLinks(lines), ...links.map((href) => ({ value: href, page: 1, text: href }))];
  return [...written, ...behind.filter(({ value }) => /^https?:/i.test(value))].filter(({ value }) => {
    const isNew = !/linkedin\.com/i.test(value) && !seen.has(bare(value));
    seen.add(bare(value));
    return isNew;
  });
}

function bare(url: string): string {
  return url
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '');
}
