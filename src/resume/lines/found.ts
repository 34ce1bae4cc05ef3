import type { Quote } from '#domain/document/values/quotes.ts';
import type { Line } from './build-lines.ts';

/** A value and the line of the resume it was read from. */
export type Found = Quote & { value: string };

export type FoundJob = {
  title?: Found | undefined;
  company?: Found | undefined;
  location?: Found | undefined;
  start?: Found | undefined;
  end?: Found | undefined;
  bullets: Found[];
};

export function found(value: string, ...lines: Line[]): Found {
  return { value, page: lines[0]?.page ?? 1, text: lines.map((line) => line.text).join(' ') };
}
