/** Prefixes a message with its length, so that many messages can share one pipe. */
export function writeFrame(body: Uint8Array): Uint8Array {
  const frame = Buffer.allocUnsafe(4 + body.length);
  frame.writeUInt32LE(body.length, 0);
  frame.set(body, 4);
  return frame;
}

export class FrameTooLong extends Error {}

/** Takes chunks as they arrive and returns each complete message once. */
export class FrameReader {
  private pieces: Buffer[] = [];
  private size = 0;
  private readonly maxBytes: number;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  take(piece: Buffer): Buffer | null {
    this.pieces.push(piece);
    this.size += piece.length;
    if (this.size < 4) return null;
    const length = this.peekLength();
    if (length > this.maxBytes) throw new FrameTooLong();
    if (this.size < 4 + length) return null;
    const all = Buffer.concat(this.pieces);
    const rest = all.subarray(4 + length);
    this.pieces = rest.length > 0 ? [rest] : [];
    this.size = rest.length;
    return all.subarray(4, 4 + length);
  }

  private peekLength(): number {
    const [first] = this.pieces;
    if (first && first.length >= 4) return first.readUInt32LE(0);
    this.pieces = [Buffer.concat(this.pieces)];
    return this.pieces[0]?.readUInt32LE(0) ?? 0;
  }
}
