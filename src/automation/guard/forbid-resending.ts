/**
 * Chromium resends a request automatically when a reused connection breaks without a response. Once an
 * application may have been sent, that would send it twice, so a host that drops a connection gets no other one.
 */
export interface ResendBan {
  readonly isArmed: boolean;
  arm(): void;
  isShut(host: string): boolean;
  follow(host: string, close: () => void): Line;
}

/** One connection, observed through its bytes. */
export interface Line {
  sent(bytes: number): void;
  received(bytes: number): void;
  /** The host closed the connection. Call this before the browser notices. */
  broken(): void;
  closed(): void;
}

/** More than a handshake (200) and less than any request with answers. */
const leastRequest = 200;
/** Closing a connection takes up to 60 bytes; the shortest response with a redirect about 130. */
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
          // A connection that awaits a response may still get it.
          for (const other of lines)
            if (other.host === host && other.unanswered <= leastRequest) other.close();
        },
        closed: () => void lines.delete(line),
      };
    },
  };
}
