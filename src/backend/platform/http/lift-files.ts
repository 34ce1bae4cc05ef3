import { isAscii } from 'node:buffer';
import { randomUUID } from 'node:crypto';

/** Only a file is this long and contains neither escapes nor anything but ASCII. */
const FILE_LENGTH = 64 * 1024;
const [quote, backslash] = [34, 92];

export interface LiftedBody {
  /** The body with a placeholder for each file; null if more than `mostRest` bytes would be left. */
  rest: string | null;
  /** Puts the files back into the parsed rest. */
  putBack: (json: unknown) => unknown;
}

/**
 * Takes base64 files out of a JSON body before it is parsed, because parsing 27 MB of text would hold up other requests,
 * and with escapes ten times longer.
 */
export function liftFiles(body: Buffer, mostRest: number): LiftedBody {
  const mark = randomUUID();
  const files: string[] = [];
  const pieces: Buffer[] = [];
  let kept = 0;
  let from = 0;
  const keep = (to: number) => {
    pieces.push(body.subarray(from, to));
    kept += to - from;
    from = to;
  };
  for (let start = body.indexOf(quote); start >= 0; ) {
    const end = findEnd(body, start, mostRest);
    const text = body.subarray(start + 1, end);
    if (text.length > FILE_LENGTH && isAscii(text) && !text.includes(backslash) && !text.includes(0)) {
      keep(start);
      pieces.push(Buffer.from(`"${mark}${files.length}"`));
      files.push(text.toString('latin1'));
      from = end + 1;
    }
    if (kept + end - from > mostRest) break;
    start = body.indexOf(quote, end + 1);
  }
  keep(body.length);
  const putBack = (value: unknown) =>
    typeof value === 'string' && value.startsWith(mark) ? files[Number(value.slice(mark.length))] : value;
  return {
    rest: kept > mostRest ? null : Buffer.concat(pieces).toString(),
    putBack: (json) => replaceTexts(json, putBack),
  };
}

/** Finds the end of the string that starts here; one with escaped quotes isn't a file and is not read to its end. */
function findEnd(body: Buffer, start: number, most: number): number {
  for (let at = start; ; ) {
    at = body.indexOf(quote, at + 1);
    if (at < 0) return body.length;
    let escapes = 0;
    while (body[at - 1 - escapes] === backslash) escapes += 1;
    if (escapes % 2 === 0 || at - start > most) return at;
  }
}

function replaceTexts(root: unknown, replace: (value: unknown) => unknown): unknown {
  const open = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    const entries = value as Record<string, unknown>;
    for (const [key, child] of Object.entries(entries)) {
      entries[key] = replace(child);
      open.push(child);
    }
  }
  return replace(root);
}
