/**
 * Chromium sends a request again on its own when a connection that was open before breaks without an answer. Once an
 * application may be on its way, that would send it twice, so a host that breaks off gets no other connection.
 */
export interface ResendBan {
  readonly isArmed: boolean;
  arm(): void;
  isShut(host: string): boolean;
  follow(host: string, close: () => void): Line;
}

/** One connection, as the bytes on it tell. */
export interface Line {
  sent(bytes: number): void;
  received(bytes: number): void;
  /** The host is gone. Call it before the browser learns of it. */
  broken(): void;
  closed(): void;
}

/** More than opens a connection (200) and less than any request with answers. */
const leastRequest = 200;
/** The end of a connection takes up to 60 bytes, the shortest answer with a redirect some 130. */
const leastAnswer = 100;

export function createResendBan(): ResendBan {
  const shut = new Set<string>();
  const lines = new Set<{ host: string; unanswered: number; close: () => void }>();
  let isArmed = false;
  return {
    get isArmed() {
      return isArmed;
    },
    arm() {
      isArmed = true;
    },
    isShut: (host) => shut.has(host),
    follow(host, close) {
      const line = { host, unanswered: 0, close };
      lines.add(line);
      return {
        sent(bytes) {
          line.unanswered += bytes;
        },
        received(bytes) {
          if (bytes >= leastAnswer) line.unanswered = 0;
        },
        broken() {
          lines.delete(line);
          if (!isArmed || line.unanswered <= leastRequest) return;
          shut.add(host);
          // One that waits for an answer may still get it.
          for (const other of lines)
            if (other.host === host && other.unanswered <= leastRequest) other.close();
        },
        closed: () => void lines.delete(line),
      };
    },
  };
}
