import { z } from 'zod';

export function paged<Item extends z.ZodType>(item: Item) {
  return z.object({
    results: z.array(item),
    totalPages: z.number().int(),
    totalRecords: z.number().int(),
    continuationToken: z.string().nullable(),
  });
}

/** A repeatable parameter arrives as one string if it is given once. */
export function repeated<Item extends z.ZodType>(item: Item, most = 1_000) {
  return z.preprocess(
    (value) => (value == null ? [] : Array.isArray(value) ? value : [value]),
    z.array(item).max(most),
  );
}

export const PageQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  size: z.coerce.number().int().min(1).max(100).default(20),
});
