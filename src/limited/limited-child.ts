import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { FrameReader, writeFrame } from './frames.ts';
import { buildLimitedCommand } from './limited-command.ts';

export type Limits = {
  cpuSeconds: number;
  wallMilliseconds: number;
  maxOutputBytes: number;
  /** For programs that draw, because the canvas is native code. */
  usesAddons?: boolean;
};
/** A spent child has used most of its CPU time and should not be asked again. */
export type ChildAnswer = { ok: true; output: Buffer; isSpent: boolean } | { ok: false; reason: string };

/** The first byte of an answer. */
export const spentMark = 1;

export const defaultLimits: Limits = {
  cpuSeconds: 10,
  // On a busy machine, a child may wait long for the CPU time that is actually limited.
  wallMilliseconds: 180_000,
  maxOutputBytes: 1024 * 1024,
};

export type LimitedChild = {
  pid: number | undefined;
  /** One question at a time; after an answer that isn't ok, the child is gone. */
  ask: (question: Uint8Array) => Promise<ChildAnswer>;
  isAlive: () => boolean;
  stop: () => void;
};

type Pending = { resolve: (answer: ChildAnswer) => void; frames: FrameReader };

/** Starts one of our programs in a child process that is stopped at its limits; an idle child keeps nothing open. */
export async function startLimitedChild(entry: string, limits = defaultLimits): Promise<LimitedChild> {
  const [command = '', ...args] = await buildLimitedCommand(entry, limits);
  const child = spawn(command, args, { env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
  let pending: Pending | null = null;
  let isAlive = true;
  const answer = (result: ChildAnswer) => {
    const asked = pending;
    pending = null;
    setHeld(child, false);
    asked?.resolve(result);
  };
  const stop = (reason: string) => {
    isAlive = false;
    child.kill('SIGKILL');
    answer({ ok: false, reason });
  };
  child.on('error', () => stop('the reader could not be started'));
  child.on('exit', () => stop('the reader was stopped'));
  child.stdin.on('error', () => {
    // The child may end before it has read everything; its exit says what happened.
  });
  child.stdout.on('data', (piece: Buffer) => {
    try {
      const output = pending?.frames.take(piece);
      if (output) answer({ ok: true, output: output.subarray(1), isSpent: output[0] === spentMark });
    } catch {
      stop('it holds too much text');
    }
  });
  setHeld(child, false);
  return {
    pid: child.pid,
    isAlive: () => isAlive,
    stop: () => stop('the reader was stopped'),
    ask: async (question) => {
      if (!isAlive) return { ok: false, reason: 'the reader was stopped' };
      setHeld(child, true);
      const timer = setTimeout(() => stop('it took too long'), limits.wallMilliseconds);
      return await new Promise<ChildAnswer>((resolve) => {
        pending = { resolve, frames: new FrameReader(limits.maxOutputBytes) };
        child.stdin.write(writeFrame(question));
      }).finally(() => clearTimeout(timer));
    },
  };
}

/** An idle child must not keep our own process from ending. */
function setHeld(child: ChildProcess, held: boolean): void {
  for (const handle of [child, child.stdin as Socket | null, child.stdout as Socket | null])
    if (held) handle?.ref();
    else handle?.unref();
}
