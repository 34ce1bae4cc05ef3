import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Frame, JSHandle } from 'playwright-core';
import type * as InPage from './in-page/in-page.ts';
// Nothing of it runs here, but what watches imports (`npm run dev`, vitest) notices when it changes.
import './in-page/in-page.ts';

type Operations = typeof InPage;
type Name = keyof Operations;
type Arguments<Called extends Name> = Parameters<Operations[Called]>;
type Result<Called extends Name> = ReturnType<Operations[Called]>;

const root = join(import.meta.dirname, '../../..');
const builder = join(root, 'scripts/build-in-page.ts');
const bundle = join(root, 'dist/in-page/in-page.js');

let code: Promise<string> | undefined;

/** In a checkout, the bundle is brought up to date first; the production image has only the built file. */
async function readBundle(): Promise<string> {
  if (existsSync(builder)) await promisify(execFile)(process.execPath, [builder]);
  return readFile(bundle, 'utf8');
}

/** Names the source file and line instead of the place in the bundle. */
async function locate(error: unknown): Promise<unknown> {
  const place = /in-page\.js:(\d+):(\d+)/g;
  if (!(error instanceof Error) || !place.test(error.message)) return error;
  const map = new SourceMap(JSON.parse(await readFile(`${bundle}.map`, 'utf8')) as SourceMapPayload);
  const rename = (text: string) =>
    text.replace(place, (whole, line: string, column: string) => {
      const origin = map.findOrigin(Number(line), Number(column));
      return 'fileName' in origin ? `${origin.fileName.replace(/^[./]+/, '')}:${origin.lineNumber}` : whole;
    });
  error.message = rename(error.message);
  error.stack = rename(error.stack ?? '');
  return error;
}

const opened = new WeakMap<Frame, JSHandle<Operations>>();

/** Puts the bundle into the frame's document. Only this handle refers to it: the page's own scripts can't reach it. */
async function openIn(frame: Frame): Promise<JSHandle<Operations>> {
  code ??= readBundle();
  const operations = await frame.evaluateHandle<Operations>(await code);
  opened.set(frame, operations);
  return operations;
}

function call<Called extends Name>(
  operations: JSHandle<Operations>,
  name: Called,
  args: Arguments<Called>,
): Promise<Result<Called>> {
  return operations.evaluate(
    (all, [called, given]) => (all[called] as (...values: unknown[]) => unknown)(...(given as unknown[])),
    [name, args] as const,
  ) as Promise<Result<Called>>;
}

/** Calls an operation of `in-page/in-page.ts` in the frame's document. */
export async function callInPage<Called extends Name>(
  frame: Frame,
  name: Called,
  ...args: Arguments<Called>
): Promise<Result<Called>> {
  const known = opened.get(frame);
  try {
    // A handle ends with its document, and any operation may be called twice.
    if (known) return await call(known, name, args).catch(async () => call(await openIn(frame), name, args));
    return await call(await openIn(frame), name, args);
  } catch (error) {
    throw await locate(error);
  }
}
