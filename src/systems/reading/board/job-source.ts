import type { JobSystem } from '#domain/job-system.ts';
import type { RawPosting } from './raw-posting.ts';

export interface SourceAnswer {
  status: number;
  /** Where the answer came from, after any redirect that was followed. */
  url: string;
  location: string | null;
  text: string;
}

export interface SourceRequest {
  /** Sent as JSON with POST. */
  body?: object;
  /** Boards never need one: theirs are the sign of a dead board. */
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
  /** Known postings that are still on the list and were not read again. */
  stillOpen: string[];
  /** False when postings may exist that were not read: then nothing is taken for gone. */
  isWhole: boolean;
  /** Postings on the list that are left for the next visit. */
  left?: number;
}

export interface PostingIdentity {
  tenant: string;
  postingId: string;
}

/** One board system: how its list is asked for and read, and which addresses are its postings. */
export interface JobSource {
  system: JobSystem;
  /** How its boards are named in a command, where that is not one name. */
  tenantForm?: string;
  /** The list is one answer, so "not modified" speaks for the whole board. */
  isOneAnswer: boolean;
  /** `known` postings need no second reading where each one costs a request. */
  readBoard(ask: SourceFetch, board: Board, known: ReadonlySet<string>): Promise<BoardReading>;
  /** One posting; null when it is gone. */
  readPosting(ask: SourceFetch, board: Board, postingId: string): Promise<RawPosting | null>;
  identify(url: URL): PostingIdentity | null;
}
