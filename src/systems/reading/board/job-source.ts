import type { JobSystem } from '#domain/job-system.ts';
import type { RawPosting } from './raw-posting.ts';

export interface SourceAnswer {
  status: number;
  /** The URL of the response, after any redirect that was followed. */
  url: string;
  location: string | null;
  text: string;
}

export interface SourceRequest {
  /** Sent as JSON with POST. */
  body?: object;
  /** Boards never need redirects: theirs indicate a dead board. */
  followRedirects?: boolean;
  /** A page is small; the list of a board as data may be large. */
  maxBytes?: number;
}

export type SourceFetch = (url: string, request?: SourceRequest) => Promise<SourceAnswer>;

export interface Board {
  tenant: string;
}

export interface BoardReading {
  jobs: RawPosting[];
  /** Known postings that are still listed and weren't read again. */
  stillOpen: string[];
  /** False when there may be postings that weren't read: then none is considered gone. */
  isWhole: boolean;
  /** How many listed postings are left for the next visit. */
  left?: number;
  /** The boards of a host, which has no jobs of its own. */
  boards?: string[];
}

export interface PostingIdentity {
  tenant: string;
  postingId: string;
}

/** One board system: how its list is requested and read, and which URLs are its postings. */
export interface JobSource {
  system: JobSystem;
  /** How its boards are named in a command, if not by a single name. */
  tenantForm?: string;
  /** The list is one response, so "not modified" covers the whole board. */
  isOneAnswer: boolean;
  /** `known` postings aren't read again where each one costs a request. */
  readBoard(ask: SourceFetch, board: Board, known: ReadonlySet<string>): Promise<BoardReading>;
  /** One posting; null when it is gone. */
  readPosting(ask: SourceFetch, board: Board, postingId: string): Promise<RawPosting | null>;
  identify(url: URL): PostingIdentity | null;
  /** The board that any other URL of the system belongs to: its list, its data, or the script that embeds it. */
  findBoard?(url: URL): string | null;
  /** How a page names the board that it embeds if no URL does; the first group is the name. */
  embedding?: RegExp;
  /** What a page contains that embeds a board by a number, which reveals no name. */
  embeddingByNumber?: RegExp;
  /** The posting that a company's own page embeds, if the page's URL alone names it; the system is asked for the board. */
  askForEmbedded?(ask: SourceFetch, page: URL): Promise<PostingIdentity | null>;
  /** The posting that a company's own page embeds, if its URL names the posting and its text the board. */
  findEmbedded?(page: URL, text: string): PostingIdentity | null;
}
