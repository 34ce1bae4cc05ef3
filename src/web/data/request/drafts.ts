import { useCallback, useSyncExternalStore } from 'react';

// What a person has typed but not saved. It survives a reload, a crash, and a lost connection, in this tab only.
// Logging out deletes it. If the session ends in the middle, it is kept for 15 minutes until a new login (D-021).

const drafts = new Map<string, unknown>();
const listeners = new Set<() => void>();

const prefix = 'draft ';
const endedKey = 'sessionEndedAt';
const waitsMs = 15 * 60_000;

function storageKey(key: string): string {
  return prefix + key;
}

/** Remembers that the session ended while the page was in use. */
export function noteSessionEnded(): void {
  sessionStorage.setItem(endedKey, String(Date.now()));
}

/** True after the session ended. Drafts then wait for the login, so no one needs a warning that they would be lost. */
export function isSessionOver(): boolean {
  return sessionStorage.getItem(endedKey) !== null;
}

/** Someone is signed in again: deletes drafts that have waited too long. */
export function noteSessionStarted(): void {
  const endedAt = sessionStorage.getItem(endedKey);
  if (endedAt === null) return;
  sessionStorage.removeItem(endedKey);
  if (Date.now() - Number(endedAt) < waitsMs) return;
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  drafts.clear();
  for (const listener of listeners) listener();
}

/** Returns the same object until the draft is written again. */
export function readDraft(key: string): unknown {
  if (!drafts.has(key)) drafts.set(key, readStored(key));
  return drafts.get(key);
}

export function writeDraft(key: string, value: unknown): void {
  drafts.set(key, value);
  try {
    if (value === undefined) sessionStorage.removeItem(storageKey(key));
    else sessionStorage.setItem(storageKey(key), JSON.stringify(value));
  } catch {
    // The storage is full: the draft lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function readStored(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(key)) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The draft is undefined until something changes. */
export function useDraft<T>(key: string): [T | undefined, (value: T | undefined) => void] {
  const draft = useSyncExternalStore(
    subscribe,
    () => readDraft(key),
    () => undefined,
  );
  const write = useCallback((value: T | undefined) => writeDraft(key, value), [key]);
  return [draft as T | undefined, write];
}
