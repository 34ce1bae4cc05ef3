import type { Line } from '#resume/lines/build-lines.ts';
import { type Found, found } from '#resume/lines/found.ts';
import { measureMargins, wouldFit } from '#resume/lines/join-items.ts';
import { findJoinedName, findName } from './find-name.ts';

export type FoundContact = {
  name?: Found | undefined;
  email?: Found | undefined;
  phone?: Found | undefined;
  linkedin?: Found | undefined;
  links: Found[];
};

const email = /[\w.+'-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/i;
const phone =
  /(?<![\w/.-])(?:\+?\d{1,3}[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s./\u2010-\u2015-])\d{3}[\s.\u2010-\u2015-]?\d{4}(?!\d)/;
const foreignPhone = /\+\d{1,3}[\s.-]?(?:\(?\d{1,5}\)?[\s.-]?){2,5}\d{2,4}(?!\d)/;
const linkedIn = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[\w%-]+\/?/i;
const link =
  /https?:\/\/[^\s()<>|,]+|(?<![@\w.-])(?:www\.)?(?:[\w-]+\.)+(?:com|org|net|io|dev|me|app|co|ai|page)(?:\/[^\s()<>|,]*)?(?![\w@])/gi;

/** Reads the header and contact lines first, then the whole resume, then text-free links. */
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
  const profile = findLinkedIn(near, all) ?? findLinkedIn(all, all) ?? findLinked(linked, linkedIn);
  return {
    name: findName(header.length > 0 ? header : all, near, all) ?? findJoinedName(header, near),
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

function findFirst(lines: Line[], pattern: RegExp): Found | undefined {
  for (const line of lines) {
    const match = pattern.exec(line.text);
    if (match) return found(match[0].trim(), line);
  }
  return undefined;
}

/** A long URL may continue on the next line after a hyphen or a slash, or where its column ends. */
function findLinkedIn(lines: Line[], all: Line[]): Found | undefined {
  const findMargin = measureMargins(all);
  for (const [index, line] of lines.entries())
    for (const segment of line.segments) {
      const match = linkedIn.exec(segment.text) ?? /linkedin\.com\/(?:in\/)?$/i.exec(segment.text);
      if (!match) continue;
      const next = lines[index + 1];
      const isFull =
        next !== undefined &&
        /^[a-z\d-]{1,20}$/.test(next.text) &&
        Math.abs(next.x - segment.x) < 5 &&
        !wouldFit(line, next, findMargin(line));
      const isLast = match.index + match[0].length === segment.text.length;
      const below =
        isLast && (isFull || /[-/]$/.test(segment.text))
          ? findBelow(lines.slice(index + 1, index + 4), segment.x)
          : '';
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
