import { createContext, useContext } from 'react';
import type { Doubt } from '#domain/document/find-doubts.ts';
import type { Place } from '#domain/document/list-places.ts';

interface Review {
  places: ReadonlyMap<string, Place>;
  doubtAt: (key: string) => Doubt | undefined;
  selected: string | null;
  select: (key: string) => void;
}

export const ReviewContext = createContext<Review>({
  places: new Map(),
  doubtAt: () => undefined,
  selected: null,
  select: () => undefined,
});

/** What a field needs to know of its value: where it was read, and what is doubtful. */
export function useReviewed(key: string) {
  const { places, doubtAt, selected, select } = useContext(ReviewContext);
  const doubt = doubtAt(key);
  const quote = selected === key ? places.get(key)?.quote : undefined;
  return {
    needed: doubt !== undefined,
    hint: doubt?.reason ?? (quote ? `From your resume: “${quote}”` : undefined),
    onFocus: () => select(key),
  };
}
