import { z } from 'zod';

/** Values that a board may omit, null, or fill with something else without losing the posting. */
export const text = z.string().nullish().catch(null);
export const number = z.number().nullish().catch(null);
export const flag = z.boolean().nullish().catch(null);
export const id = z.union([z.string().min(1), z.number()]).transform(String);

export function list<Item extends z.ZodType>(item: Item) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((entries) =>
      entries.flatMap((entry) => {
        const parsed = item.safeParse(entry);
        return parsed.success ? [parsed.data] : [];
      }),
    );
}

export function part<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape).nullish().catch(null);
}
