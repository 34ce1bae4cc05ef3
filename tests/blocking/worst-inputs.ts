import { z } from 'zod';
import type { Call } from '#contract/basics/call.ts';
import type { SampleInput } from '#tests/call-sample.ts';

export interface WorstInput {
  /** What is bad about it, for the report. */
  what: string;
  input: SampleInput & { rawBody?: string };
}

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  maxLength?: number;
  maxItems?: number;
  contentEncoding?: string;
};
type Path = (string | number)[];
interface Leaf {
  path: Path;
  schema: Schema;
}

const defaultBodyBytes = 1024 * 1024;
const queryCharacters = 8000;
const [fewLeaves, fewTexts] = [10, 4];
/** Each is hard on some kind of parser: HTML, regular expressions, tables, numbers, addresses. */
const texts = [
  'a',
  '<x>',
  '<',
  '<p><font size=1>',
  '&amp;',
  ' ',
  '\\"',
  'a,"\n',
  '9',
  '-->',
  'a@',
  '<!--',
  'é',
  '=1+',
];

/**
 * The worst inputs of a call: every string and list of its schema as long as the body and its limit allow.
 */
export function* listWorstInputs(call: Call, sample: SampleInput): Generator<WorstInput> {
  const bytes = (call.bodyLimitBytes ?? defaultBodyBytes) - 20_000;
  if (call.body) {
    yield* listWorstBodies(call.body, sample, bytes);
    yield {
      what: 'deep lists',
      input: { ...sample, rawBody: '['.repeat(bytes / 2) + ']'.repeat(bytes / 2) },
    };
    yield {
      what: 'many keys',
      input: { ...sample, body: Object.fromEntries(countTo(60_000).map((n) => [`k${n}`, 1])) },
    };
    yield { what: 'no JSON', input: { ...sample, rawBody: `{"a":"${'\\'.repeat(bytes)}` } };
  }
  for (const place of ['query', 'params'] as const) {
    const schema = call[place];
    if (!schema) continue;
    for (const name of Object.keys(toSchema(schema).properties ?? {}))
      for (const text of texts)
        yield {
          what: `${place} ${name} of ${JSON.stringify(text)}`,
          input: { ...sample, [place]: { ...sample[place], [name]: fill(text, queryCharacters / 3) } },
        };
  }
}

function* listWorstBodies(body: z.ZodType, sample: SampleInput, bytes: number): Generator<WorstInput> {
  const leaves = [...listLeaves(toSchema(body))];
  for (const [at, { path, schema }] of leaves.entries()) {
    const place = path.join('.') || 'the body';
    const put = (value: unknown) => ({ ...sample, body: replaceAt(sample.body, path, value) });
    if (isOf(schema, 'array')) {
      const [first] = listAt(sample.body, path);
      const example = JSON.stringify(first ?? {});
      const most = Math.floor(bytes / (example.length + 1));
      yield { what: `${place}: ${most} entries`, input: put(countTo(most).map(() => first ?? {})) };
      yield { what: `${place}: empty objects`, input: put(countTo(28_000).map(() => ({}))) };
      if (schema.maxItems)
        yield { what: `${place}: as many as it takes`, input: put(countTo(schema.maxItems).map(() => ({}))) };
    } else {
      // In a large body every string gets some of the patterns, and every pattern some strings.
      const isLarge = leaves.length > fewLeaves || bytes > defaultBodyBytes;
      const tried = texts.filter((_, n) => !isLarge || n % fewTexts === at % fewTexts);
      for (const text of tried) {
        const escaped = JSON.stringify(text).length - 2;
        const most = Math.floor(((bytes * text.length) / escaped / Buffer.byteLength(text)) * text.length);
        yield {
          what: `${place}: ${JSON.stringify(text)} to the end of the body`,
          input: put(fill(text, most)),
        };
        if (schema.maxLength && schema.maxLength < most)
          yield {
            what: `${place}: ${JSON.stringify(text)} to its limit`,
            input: put(fill(text, schema.maxLength)),
          };
      }
    }
  }
}

function toSchema(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema;
}

function isOf({ type }: Schema, name: string): boolean {
  return [type].flat().includes(name);
}

function* listLeaves(schema: Schema, path: Path = []): Generator<Leaf> {
  if (path.length > 10) return;
  for (const one of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    yield* listLeaves(one, path);
  for (const [name, one] of Object.entries(schema.properties ?? {})) yield* listLeaves(one, [...path, name]);
  if (isOf(schema, 'array')) {
    yield { path, schema };
    if (schema.items) yield* listLeaves(schema.items, [...path, 0]);
  } else if (isOf(schema, 'string')) yield { path, schema };
}

/** A copy with the value at the path; missing parents are created. */
function replaceAt(holder: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list = Array.isArray(holder) ? [...(holder as unknown[])] : [];
    list[step] = replaceAt(list[step], rest, value);
    return list;
  }
  const object =
    typeof holder === 'object' && holder !== null ? { ...(holder as Record<string, unknown>) } : {};
  object[step] = replaceAt(object[step], rest, value);
  return object;
}

function listAt(holder: unknown, path: Path): unknown[] {
  let at = holder;
  for (const step of path) at = (at as Record<string | number, unknown> | undefined)?.[step];
  return Array.isArray(at) ? at : [];
}

function fill(text: string, length: number): string {
  return text.repeat(Math.ceil(length / text.length)).slice(0, length);
}

function countTo(length: number): number[] {
  return Array.from({ length }, (_, n) => n);
}
