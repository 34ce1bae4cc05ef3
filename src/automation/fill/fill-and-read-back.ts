import { setTimeout as wait } from 'node:timers/promises';
import type { Frame } from 'playwright-core';
import type { Brief } from '#automation/brief/brief.ts';
import { type AnswerFile, type Filling, fillForm } from '#automation/form/fill-form.ts';
import { FillProblem } from '#automation/form/fill-parts.ts';
import { readBack } from '#automation/form/read-back.ts';
import { hash } from '#automation/page/evidence.ts';
import pageMarks from '#automation/reader/words/page-marks.json' with { type: 'json' };
import type { ReadBackRow } from '#domain/application/outcome.ts';
import type { FormField } from '#domain/question/form/employer-form.ts';
import type { BoundAdapter } from '#systems/reading/form/employer-adapter.ts';

/** Pages may lose values when they re-render; after this time they have settled. */
const settleMs = 2_500;
const uploadMs = 60_000;
/** A dry run blocks uploads, so don't wait long for a page that needs one. */
const blockedUploadMs = 5_000;

interface Approved {
  fields: readonly FormField[];
  brief: Brief;
  files: AnswerFile[];
}

export interface ReadBack {
  rows: ReadBackRow[];
  /** Null when the page shows exactly what was approved. */
  problem: string | null;
}

/** Fills the form, reads every value back, and fills lost values once more. */
export async function fillAndReadBack(
  frame: Frame,
  adapter: BoundAdapter,
  { fields, brief, files: all }: Approved,
): Promise<ReadBack> {
  const files = all.filter((file) => fields.some((field) => field.path === file.path));
  const wanted = [...brief.answers, ...files.map(({ path, fileName }) => ({ path, value: [fileName] }))];
  const filling = {
    fields,
    answers: brief.answers,
    files,
    uploadMs: brief.isDryRun ? blockedUploadMs : uploadMs,
  };
  const readRows = async () => {
    await wait(brief.settleMs ?? settleMs);
    return readBack(frame, adapter, fields, wanted);
  };
  try {
    await fillForm(frame, adapter, filling);
    let rows = await readRows();
    const lost = rows.filter((row) => !row.same);
    if (lost.length > 0) {
      await refill(frame, adapter, filling, lost);
      rows = await readRows();
    }
    const wrong = rows.filter((row) => !row.same).map((row) => row.path);
    return { rows, problem: wrong.length === 0 ? null : `The page does not keep: ${wrong.join(', ')}` };
  } catch (error) {
    if (error instanceof FillProblem) return { rows: [], problem: error.message };
    throw error;
  }
}

/** In multi-selects, a second click on an option removes it, so only missing ones are filled. */
async function refill(
  frame: Frame,
  adapter: BoundAdapter,
  filling: Filling,
  lost: ReadBackRow[],
): Promise<void> {
  const paths = new Set(lost.map((row) => row.path));
  const fields = filling.fields.filter((field) => paths.has(field.path));
  const answers = lost.map((row) => {
    const isPicks = fields.some((field) => field.path === row.path && field.control === 'combobox');
    const missing = row.wanted.filter((one) => !row.shown.includes(one));
    return { path: row.path, value: isPicks ? missing : row.wanted };
  });
  const files = filling.files.filter((file) => paths.has(file.path));
  await fillForm(frame, adapter, { ...filling, fields, answers, files });
}

/** The contents of the approved files; null when one has changed since. */
export async function loadFiles(files: Brief['files']): Promise<AnswerFile[] | null> {
  const loaded: AnswerFile[] = [];
  for (const { path, fileName, sha256, read } of files) {
    const bytes = Buffer.from(await read());
    if (hash(bytes) !== sha256) return null;
    loaded.push({ path, fileName, bytes });
  }
  return loaded;
}

/** Types an emailed code where the page asks for it: in one input, or one character per input. False when it doesn't fit. */
export async function enterCode(frame: Frame, code: string): Promise<boolean> {
  const inputs = await frame.locator(pageMarks.codeInputs.join(', ')).filter({ visible: true }).all();
  const [only] = inputs;
  if (!only || (inputs.length > 1 && inputs.length !== code.length)) return false;
  if (inputs.length === 1) await only.fill(code);
  else for (const [index, input] of inputs.entries()) await input.fill(code[index] ?? '');
  return true;
}
