import type { JobSystem } from '#domain/job-system.ts';
import { jobSources } from './identify-posting.ts';
import { type OriginMap, realAddress } from './origin-map.ts';
import { splitPage } from './reading/board/cut-page.ts';
import { findSystem } from './systems.ts';

export interface NamedBoard {
  system: JobSystem;
  tenant: string;
}

/** The board that a URL belongs to, such as its list, one of its postings, or its data; null when it belongs to none. */
export function findBoard(url: URL, origins: OriginMap = []): NamedBoard | null {
  const real = realAddress(url, origins);
  for (const source of jobSources) {
    const tenant = source.findBoard?.(real) || source.identify(real)?.tenant;
    if (tenant) return { system: source.system, tenant };
  }
  return null;
}

/** A board that a page names. */
export interface MentionedBoard extends NamedBoard {
  /** The page loads it in a script or frame instead of only linking to it. */
  isEmbedded: boolean;
  mentions: number;
}

export interface PageBoards {
  /** Embedded boards first, then by the number of mentions. */
  boards: MentionedBoard[];
  links: { url: URL; text: string }[];
  /** The systems whose scripts or frames the page loads, also those that name no board. */
  loaded: ReadonlySet<JobSystem>;
}

const mostLinks = 500;
const mostAddresses = 5000;
/** A link without a scheme takes the one of its page. JSON in a script may escape slashes. */
const addresses = /(?:https?:)?\/\/[a-z0-9][a-z0-9.-]{2,100}\.[a-z]{2,10}(?:[/?][^\s"'`<>\\]{0,500})?/gi;
const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i');
const [hrefOf, sourceOf] = [attribute('href'), attribute('src')];

/** The boards and links of a page. Text and comments name no board: they may quote another company's. */
export function findBoardsInPage(html: string, page: URL, origins: OriginMap = []): PageBoards {
  const found = new Map<string, MentionedBoard>();
  const links: PageBoards['links'] = [];
  const loaded = new Set<JobSystem>();
  let left = mostAddresses;
  const mention = (board: NamedBoard | null, isEmbedded: boolean) => {
    if (!board) return;
    const key = nameBoard(board).toLowerCase();
    const known = found.get(key) ?? { ...board, isEmbedded: false, mentions: 0 };
    found.set(key, {
      ...known,
      isEmbedded: known.isEmbedded || isEmbedded,
      mentions: known.mentions + 1,
    });
  };
  for (const part of splitPage(html)) {
    if ('text' in part) {
      const last = links.at(-1);
      if (last && last.text === '') last.text = part.text.trim().slice(0, 100);
      continue;
    }
    const [isLink, isStyle] = [
      /^<(?:a|area)\s/i.test(part.tag),
      /^<(?:style|link|meta|img)\b/i.test(part.tag),
    ];
    if (isStyle || part.tag.startsWith('</')) continue;
    const href = isLink ? readAttribute(hrefOf, part.tag) : null;
    const target = href === null ? null : URL.parse(href, page.href);
    if (target && links.length < mostLinks && /^https?:$/.test(target.protocol))
      links.push({ url: target, text: '' });
    if (isLink) mention(target && findBoard(target, origins), false);
    else
      for (const address of listAddresses(part)) {
        if (left-- <= 0) break;
        const url = URL.parse(address, page.href);
        mention(url && findBoard(url, origins), true);
        const system = url ? findSystem(url, origins) : 'generic';
        if (system !== 'generic') loaded.add(system);
      }
    for (const { system, embedding, embeddingByNumber } of jobSources) {
      const tenant = embedding?.exec(part.tag + part.content)?.[1];
      if (tenant) mention({ system, tenant }, true);
      if (embeddingByNumber?.test(part.tag + part.content)) loaded.add(system);
    }
  }
  const boards = [...found.values()].toSorted(
    (a, b) => Number(b.isEmbedded) - Number(a.isEmbedded) || b.mentions - a.mentions,
  );
  return { boards, links, loaded };
}

/** A board as sources write it: `greenhouse:acme`. */
export function nameBoard({ system, tenant }: NamedBoard): string {
  return `${system}:${tenant}`;
}

/** What a script, a frame, or another element loads, and every complete address in it. */
function* listAddresses({ tag, content }: { tag: string; content: string }): Generator<string> {
  const source = readAttribute(sourceOf, tag);
  if (source !== null) yield source;
  for (const [address] of unescape(tag + content).matchAll(addresses)) if (address !== source) yield address;
}

function readAttribute(pattern: RegExp, tag: string): string | null {
  const [, double, single, bare] = pattern.exec(tag) ?? [];
  const value = double ?? single ?? bare;
  return value === undefined ? null : unescape(value);
}

function unescape(text: string): string {
  return text.replaceAll('\\/', '/').replaceAll(/&(?:amp|#38|#x26);/gi, '&');
}
