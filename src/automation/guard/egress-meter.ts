/** One plain HTTP request, exactly as it left. */
export interface PlainDeparture {
  method: string;
  url: string;
  bodyBytes: number;
}

/** One tunnel and what was sent through it since the mark. The content is encrypted; its size is not. */
export interface TunnelDeparture {
  /** `host:port`. */
  host: string;
  /** Opened after the mark. */
  isNew: boolean;
  bytes: number;
}

export interface Departures {
  plain: readonly PlainDeparture[];
  tunnels: readonly TunnelDeparture[];
}

/** Counts what leaves one page's browser context, on every connection and to every host. */
export interface EgressMeter {
  /** Counts one plain request; call the returned function with each chunk of its body. */
  countPlain(method: string, url: string): (chunk: Buffer) => void;
  /** Counts one tunnel; call the returned function with each outgoing chunk. It returns how many bytes are application data. */
  countTunnel(host: string): (chunk: Buffer) => number;
  /** From now on, `since` reports everything. */
  mark(): void;
  since(): Departures;
}

export function createEgressMeter(): EgressMeter {
  const plain: PlainDeparture[] = [];
  const tunnels: { host: string; bytes: number; atMark: number | null }[] = [];
  let plainAtMark = 0;
  return {
    countPlain(method, url) {
      const request = { method, url, bodyBytes: 0 };
      plain.push(request);
      return (chunk) => {
        request.bodyBytes += chunk.length;
      };
    },
    countTunnel(host) {
      const tunnel = { host, bytes: 0, atMark: null };
      tunnels.push(tunnel);
      const count = createTlsCounter();
      return (chunk) => {
        const counted = count(chunk);
        tunnel.bytes += counted;
        return counted;
      };
    },
    mark() {
      plainAtMark = plain.length;
      for (const tunnel of tunnels) tunnel.atMark = tunnel.bytes;
    },
    since: () => ({
      plain: plain.slice(plainAtMark),
      tunnels: tunnels.map(({ host, bytes, atMark }) => ({
        host,
        isNew: atMark === null,
        bytes: bytes - (atMark ?? 0),
      })),
    }),
  };
}

const applicationData = 23;
const headerLength = 5;

/**
 * Returns how many bytes of each chunk are application data records (RFC 8446, 5.1). The handshake does not
 * count, because its size says nothing about what the page sends. Anything other than TLS counts in full.
 */
function createTlsCounter(): (chunk: Buffer) => number {
  let isTls: boolean | null = null;
  let header = Buffer.alloc(0);
  let left = 0;
  let isCounted = false;
  return (chunk) => {
    if (chunk.length === 0) return 0;
    isTls ??= (chunk[0] ?? 0) >= 20 && (chunk[0] ?? 0) <= applicationData;
    if (!isTls) return chunk.length;
    let counted = 0;
    for (let at = 0; at < chunk.length; ) {
      if (left === 0) {
        const part = chunk.subarray(at, at + headerLength - header.length);
        header = Buffer.concat([header, part]);
        at += part.length;
        if (header.length < headerLength) break;
        isCounted = header[0] === applicationData;
        left = header.readUInt16BE(3);
        if (isCounted) counted += headerLength;
        header = Buffer.alloc(0);
        continue;
      }
      const length = Math.min(left, chunk.length - at);
      if (isCounted) counted += length;
      left -= length;
      at += length;
    }
    return counted;
  };
}
