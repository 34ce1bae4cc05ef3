import { useSyncExternalStore } from 'react';

/** Single-key shortcuts can be turned off (WCAG 2.1.4). */
const storageKey = 'singleKeysOff';
const changed = 'singlekeyschange';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>;

/** What a key press opens; a question mark typed into a field is only text. */
export function shortcutOf(
  event: Pressed,
  { singleKeys }: { singleKeys: boolean },
): 'palette' | 'sheet' | null {
  if (event.defaultPrevented || event.altKey) return null;
  const command = event.ctrlKey || event.metaKey;
  if (command && event.key.toLowerCase() === 'k') return 'palette';
  if (!command && event.key === '?' && singleKeys && !isTyping(event.target)) return 'sheet';
  return null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

function subscribe(onChange: () => void): () => void {
  addEventListener(changed, onChange);
  return () => removeEventListener(changed, onChange);
}

export function useSingleKeys() {
  const singleKeys = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(storageKey) === null,
    () => true,
  );
  const setSingleKeys = (on: boolean) => {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'true');
    dispatchEvent(new Event(changed));
  };
  return { singleKeys, setSingleKeys };
}
