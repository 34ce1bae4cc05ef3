import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PillItem } from './pill-rules.ts';

export type SearchOptions = (text: string, signal: AbortSignal) => Promise<readonly PillItem[]>;

/** The search waits until the person pauses. */
export const searchDelayMs = 500;

interface Found {
  text: string;
  options: readonly PillItem[];
  failed: boolean;
}

interface OptionSearch {
  options: readonly PillItem[];
  searching: boolean;
  failed: boolean;
  /** The options for the current text, without waiting; undefined if the lookup fails. */
  find: () => Promise<readonly PillItem[] | undefined>;
}

/** The options for the typed text: a given list is filtered right away, a search runs 500 ms after the last key. */
export function useOptionSearch(
  text: string,
  given: readonly PillItem[],
  search: SearchOptions | undefined,
): OptionSearch {
  const [found, setFound] = useState<Found>();
  const running = useRef<AbortController>(undefined);
  const typed = text.trim();
  const asks = search !== undefined && typed !== '';
  const fresh = found?.text === typed && !found.failed ? found : undefined;

  async function ask(wanted: string) {
    const controller = new AbortController();
    running.current = controller;
    const options = await search?.(wanted, controller.signal).catch(() => undefined);
    if (controller.signal.aborted) return undefined;
    setFound({ text: wanted, options: options ?? [], failed: options === undefined });
    return options;
  }
  const askLater = useEffectEvent((wanted: string) => void ask(wanted));

  async function find() {
    if (!asks) return narrow(given, typed);
    if (fresh) return fresh.options;
    running.current?.abort();
    return ask(typed);
  }

  useEffect(() => {
    if (!asks) return;
    const timer = setTimeout(askLater, searchDelayMs, typed);
    return () => {
      clearTimeout(timer);
      running.current?.abort();
    };
  }, [asks, typed]);

  if (!asks) return { options: narrow(given, typed), searching: false, failed: false, find };
  const known = found?.text === typed;
  return { options: fresh?.options ?? [], searching: !known, failed: known && found.failed, find };
}

function narrow(options: readonly PillItem[], typed: string): readonly PillItem[] {
  const search = typed.toLowerCase();
  if (search === '') return options;
  return options.flatMap((option) => {
    const subOptions = option.subOptions.filter((sub) => sub.label.toLowerCase().includes(search));
    const fits = subOptions.length > 0 || option.label.toLowerCase().includes(search);
    return fits ? [{ ...option, subOptions }] : [];
  });
}
