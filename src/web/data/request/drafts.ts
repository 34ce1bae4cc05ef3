import { useCallback, useSyncExternalStore } from 'react';

// What a person has typed and not saved yet. It outlives a reload, a crash, and a lost connection, in this tab only.
// Logging out empties its storage. When the session ends in the middle, it waits 15 minutes for a new login (D-021).

const drafts = new Map<string, unknown>();
const listeners = new Set<() => void>();

const prefix = 'draft ';
const endedKey = 'sessionEndedAt';
const waitsMs = 15 * 60_000;

function storageKey(key: string): string {
  return prefix + key;
}

/** The session ended while the page was in use. */
export function noteSessionEnded(): void {
  sessionStorage.setItem(endedKey, String(Date.now()));
}

/** What is typed waits for the login: nobody has to be warned that it would be lost. */
export function isSessionOver(): boolean {
  return sessionStorage.getItem(endedKey) !== null;
}

/** Somebody is signed in again: what has waited too long is forgotten. */
export function noteSessionStarted(): void {
  const endedAt = sessionStorage.getItem(endedKey);
  if (endedAt === null) return;
  sessionStorage.removeItem(endedKey);
  if (Date.now() - Number(endedAt) < waitsMs) return;
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  drafts.clear();
  for (const listener of listeners) listener();
}

/** The same object until it is written again. */
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
    // A full storage: the draft lives as long as the page.
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

/** Undefined while nothing was changed. */
export function useDraft<T>(key: string): [T | undefined, (value: T | undefined) => void] {
  const draft = useSyncExternalStore(
    subscribe,
    () => readDraft(key),
    () => undefined,
  );
  const write = useCallback((value: T | undefined) => writeDraft(key, value), [key]);
  return [draft as T | undefined, write];
}
