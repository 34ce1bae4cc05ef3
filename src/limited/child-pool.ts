import { type ChildAnswer, defaultLimits, type LimitedChild, startLimitedChild } from './limited-child.ts';

export type ChildPool = {
  ask: (question: Uint8Array) => Promise<ChildAnswer>;
  /** Starts a child before the first question. */
  warm: () => Promise<void>;
  pids: () => number[];
  stop: () => void;
};

const maxChildren = 3;
const maxQuestions = 100;

/** Keeps one child warm; a burst gets a few more, which end after it. A spent child is replaced. */
export function createChildPool(entry: string, limits = defaultLimits): ChildPool {
  const children = new Map<LimitedChild, { questions: number; busy: boolean }>();
  const waiting: (() => void)[] = [];
  let places = 0;

  const discard = (child: LimitedChild) => {
    children.delete(child);
    child.stop();
  };
  const takePlace = async () => {
    if (places >= maxChildren) await new Promise<void>((resolve) => waiting.push(resolve));
    else places++;
  };
  const leavePlace = () => {
    const next = waiting.shift();
    if (next) next();
    else places--;
  };
  const takeChild = async () => {
    for (const [child, use] of children) {
      if (use.busy) continue;
      if (child.isAlive()) {
        use.busy = true;
        return { child, use };
      }
      children.delete(child);
    }
    const child = await startLimitedChild(entry, limits);
    const use = { questions: 0, busy: true };
    children.set(child, use);
    return { child, use };
  };
  const hasIdle = (except: LimitedChild) =>
    [...children].some(([child, { busy }]) => child !== except && !busy && child.isAlive());
  const warm = async () => {
    const { use } = await takeChild();
    use.busy = false;
  };

  return {
    ask: async (question) => {
      await takePlace();
      try {
        const { child, use } = await takeChild();
        const answer = await child.ask(question);
        use.busy = false;
        use.questions++;
        const isDone = !answer.ok || answer.isSpent || use.questions >= maxQuestions;
        if (isDone || hasIdle(child)) discard(child);
        if (isDone && !hasIdle(child)) await warm();
        return answer;
      } finally {
        leavePlace();
      }
    },
    warm,
    pids: () => [...children.keys()].flatMap((child) => child.pid ?? []),
    stop: () => {
      for (const child of children.keys()) discard(child);
    },
  };
}
