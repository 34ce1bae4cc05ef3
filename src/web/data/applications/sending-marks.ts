/** The applications just approved in this browser: for two minutes, Processing is shown as Sending. */
const storageKey = 'appliedAppTimeStamp';
export const recentActionMs = 2 * 60 * 1000;

type Marks = Record<string, number>;
type MarkStorage = Pick<Storage, 'getItem' | 'setItem'>;

export function markSending(applicationId: string, now = Date.now(), storage = browserStorage()): void {
  storage?.setItem(storageKey, JSON.stringify({ ...readMarks(now, storage), [applicationId]: now }));
}

export function isMarkedSending(
  applicationId: string,
  now = Date.now(),
  storage = browserStorage(),
): boolean {
  return applicationId in readMarks(now, storage);
}

/** Reads the marks and removes the ones that are too old. */
function readMarks(now: number, storage: MarkStorage | undefined): Marks {
  const stored = parseMarks(storage?.getItem(storageKey) ?? '');
  const recent = Object.entries(stored).filter(([, at]) => at <= now && now - at < recentActionMs);
  const marks = Object.fromEntries(recent);
  if (recent.length < Object.keys(stored).length) storage?.setItem(storageKey, JSON.stringify(marks));
  return marks;
}

function parseMarks(text: string): Marks {
  try {
    const marks: unknown = JSON.parse(text);
    if (typeof marks !== 'object' || marks === null) return {};
    return Object.fromEntries(Object.entries(marks).filter(([, at]) => typeof at === 'number'));
  } catch {
    return {};
  }
}

function browserStorage(): MarkStorage | undefined {
  return typeof localStorage === 'undefined' ? undefined : localStorage;
}
