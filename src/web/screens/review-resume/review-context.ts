import { createContext, useContext } from 'react';
import type { Place } from '#domain/document/output/list-places.ts';
import type { Spot } from '#domain/document/output/locate-value.ts';
import type { Doubt } from '#domain/document/profile/find-doubts.ts';
import { reviewTexts as texts } from '#web/texts/profile/review-resume.ts';
import type { ReviewMistake } from './find-review-mistakes.ts';

interface Review {
  places: ReadonlyMap<string, Place>;
  doubtAt: (key: string) => Doubt | undefined;
  mistakes: readonly ReviewMistake[];
  selected: string | null;
  select: (key: string) => void;
}

export const ReviewContext = createContext<Review>({
  places: new Map(),
  doubtAt: () => undefined,
  mistakes: [],
  selected: null,
  select: () => undefined,
});

/** What a field shows about its value: where we read it, and why it may be wrong. */
export function useReviewed(key: string) {
  const { places, doubtAt, mistakes, selected, select } = useContext(ReviewContext);
  const doubt = doubtAt(key);
  const quote = selected === key ? places.get(key)?.quote : undefined;
  const source = quote && texts.fromResume(quote);
  return {
    needed: doubt !== undefined,
    hint: [doubt?.reason, source].filter(Boolean).join(' ') || undefined,
    error: mistakes.find((mistake) => mistake.key === key)?.message,
    onFocus: () => select(key),
  };
}

/** An entry with a mistake stays open, because its fields show what is wrong. */
export function useHasMistake() {
  const { mistakes } = useContext(ReviewContext);
  return (part: string, entry: number) => mistakes.some(({ key }) => key.startsWith(`${part}.${entry}.`));
}

/** Focuses a field by its key; a select has its control inside. */
export function focusField(key: string): void {
  requestAnimationFrame(() => {
    const within = `[data-field="${key}"]`;
    const field = document.querySelector<HTMLElement>(
      `${within} button, ${within} select, input[name="${key}"]`,
    );
    field?.scrollIntoView?.({ block: 'center' });
    field?.focus({ preventScroll: true });
  });
}

/** A part of the original and the value we read there. */
export interface Marked extends Spot {
  name: string;
  isSelected: boolean;
}
