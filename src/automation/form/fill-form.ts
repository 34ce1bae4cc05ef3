import { setTimeout as wait } from 'node:timers/promises';
import type { Frame, Locator } from 'playwright-core';
import { callInPage } from '#automation/form/call-in-page.ts';
import type { ShownSpec } from '#automation/form/in-page/read-shown.ts';
import { isSamePlace } from '#domain/question/facts/same-place.ts';
import type { FormField } from '#domain/question/form/employer-form.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import type { BoundAdapter } from '#systems/reading/form/employer-adapter.ts';
import { writeDate } from './compare-shown.ts';
import { FillProblem, fillParts } from './fill-parts.ts';
import { closeMenu, openMenu, readOptions, searchMenu, typeIntoMenu } from './menu.ts';
import { pressPlain } from './press-plain.ts';

export interface Answer {
  path: string;
  value: string[];
}

export interface AnswerFile {
  path: string;
  fileName: string;
  bytes: Buffer;
}

const quietMs = 10_000;
const tickMs = 3_000;
const askMs = 5_000;

export interface Filling {
  fields: readonly FormField[];
  answers: readonly Answer[];
  files: readonly AnswerFile[];
  /** How long to wait for the page to accept a file. */
  uploadMs: number;
}

/** Attaches files first: some pages parse the resume and overwrite what was already typed. */
export async function fillForm(frame: Frame, adapter: BoundAdapter, filling: Filling): Promise<void> {
  const { fields, answers, files, uploadMs } = filling;
  if (files.length > 0)
    await frame.waitForLoadState('networkidle', { timeout: quietMs }).catch(() => undefined);
  for (const file of files) await attachFile(frame, adapter, file, uploadMs);
  for (const field of fields) {
    if (field.control === 'file') continue;
    const answer = answers.find((one) => one.path === field.path);
    await fillField(frame, adapter, field, answer?.value ?? []);
  }
}

async function attachFile(
  frame: Frame,
  adapter: BoundAdapter,
  file: AnswerFile,
  uploadMs: number,
): Promise<void> {
  const { controls, attached } = adapter.select(file.path);
  await chooseFile(frame.locator(controls).first(), file);
  const taken =
    attached === null
      ? holdsFile(frame, controls, file.fileName, uploadMs)
      : isShown(frame, attached, uploadMs);
  if (!(await taken)) throw new FillProblem(file.path, `The page did not take the file ${file.fileName}`);
}

/** A drop zone without a file input opens a file chooser when it is clicked. */
async function chooseFile(input: Locator, { path, fileName, bytes }: AnswerFile): Promise<void> {
  const payload = { name: fileName, mimeType: guessMimeType(fileName), buffer: bytes };
  if (await input.evaluate((element) => element.localName === 'input')) return input.setInputFiles(payload);
  const asked = input
    .page()
    .waitForEvent('filechooser', { timeout: askMs })
    .catch(() => null);
  await input.click();
  const chooser = await asked;
  if (!chooser) throw new FillProblem(path, `The page did not ask for the file ${fileName}`);
  await chooser.setFiles(payload);
}

function isShown(frame: Frame, selector: string, timeout: number): Promise<boolean> {
  const shown = frame.locator(selector).filter({ visible: true }).first().waitFor({ timeout });
  return shown.then(
    () => true,
    () => false,
  );
}

async function holdsFile(
  frame: Frame,
  controls: string,
  fileName: string,
  timeout: number,
): Promise<boolean> {
  const spec: ShownSpec = {
    path: 'file',
    control: 'file',
    controls,
    options: [],
    picked: null,
    attached: null,
    fileName: controls,
  };
  const until = Date.now() + timeout;
  do {
    const shown = (await callInPage(frame, 'readShown', [spec]))['file'] ?? [];
    if (shown.includes(fileName)) return true;
    await wait(100);
  } while (Date.now() < until);
  return false;
}

function guessMimeType(fileName: string): string {
  const types: Record<string, string> = {
    pdf: 'application/pdf',
    doc: 'application/msword',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    rtf: 'application/rtf',
    txt: 'text/plain',
  };
  return types[fileName.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';
}

/** Leaves unanswered questions alone, but clears text that the page put there. */
async function fillField(
  frame: Frame,
  adapter: BoundAdapter,
  field: FormField,
  value: string[],
): Promise<void> {
  const { controls: selector, parts } = adapter.select(field.path);
  if (parts) return fillParts(frame, field, parts, value);
  const controls = frame.locator(selector);
  switch (field.control) {
    case 'text':
    case 'textarea':
      return fillText(controls.first(), value[0] ?? '');
    case 'date':
      return value[0] === undefined ? undefined : fillDate(controls.first(), value[0]);
    case 'select':
      return selectOptions(controls.first(), field, value);
    case 'combobox':
      for (const wanted of value) await pickFromMenu(frame, adapter, field, wanted);
      return;
    case 'radio':
      for (const label of value) await tick(controls.nth(findOption(field, label).index), true);
      return;
    case 'checkbox':
    case 'checkboxes':
      return tickAll(controls, field, value);
    case 'buttons':
      return pressButtons(frame, adapter, field, value);
  }
}

async function fillText(input: Locator, text: string): Promise<void> {
  if (text === '' && (await staysEmpty(input))) return;
  await input.fill(text);
  await input.blur();
}

/** A rich text editor is left alone. */
async function staysEmpty(input: Locator): Promise<boolean> {
  const isRich = (await input.getAttribute('contenteditable')) === 'true';
  return isRich || (await input.inputValue()) === '';
}

async function fillDate(input: Locator, date: string): Promise<void> {
  const isNative = (await input.getAttribute('type')) === 'date';
  const pattern = isNative ? 'yyyy-mm-dd' : ((await input.getAttribute('placeholder')) ?? '');
  await input.fill(writeDate(date, pattern));
  await input.blur();
}

async function selectOptions(list: Locator, field: FormField, value: readonly string[]): Promise<void> {
  if (value.length === 0) return;
  await list.selectOption(
    value.map((label) => ({ value: findOption(field, label).value })),
    // A native select behind a custom one is hidden but still holds the answer.
    { force: true },
  );
}

async function tickAll(controls: Locator, field: FormField, value: readonly string[]): Promise<void> {
  const chosen = value.map((label) => findOption(field, label).index);
  for (const index of field.options.keys()) await tick(controls.nth(index), chosen.includes(index));
}

async function pressButtons(
  frame: Frame,
  adapter: BoundAdapter,
  field: FormField,
  value: readonly string[],
): Promise<void> {
  const { controls, plain } = adapter.select(field.path);
  if (plain) return pressPlain(frame, adapter, field, value);
  for (const label of value) await press(frame.locator(controls).nth(findOption(field, label).index));
}

async function press(button: Locator): Promise<void> {
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
}

/** Custom checkboxes hide the native one: click its label when it can't be clicked. */
async function tick(control: Locator, isWanted: boolean): Promise<void> {
  if ((await control.isChecked()) === isWanted) return;
  await control.setChecked(isWanted, { force: true, timeout: tickMs }).catch(async () => {
    if ((await control.isChecked()) === isWanted) return;
    await control.evaluate((element) => {
      const { labels } = element as unknown as { labels?: Iterable<{ click(): void }> };
      const [label] = labels ?? [];
      (label ?? element).click();
    });
  });
}

function findOption(field: FormField, label: string): { index: number; value: string } {
  const index = field.options.findIndex((option) => foldText(option.label) === foldText(label));
  const option = field.options[index];
  if (!option) throw new FillProblem(field.path, `The approved answer is not offered for “${field.label}”`);
  return { index, value: option.value };
}

/** Picks the only option that matches the answer; closes the list even when that fails. */
async function pickFromMenu(
  frame: Frame,
  adapter: BoundAdapter,
  field: FormField,
  wanted: string,
): Promise<void> {
  const isSearch = field.options.length === 0;
  const isWanted = (label: string) =>
    foldText(label) === foldText(wanted) || (isSearch && isSamePlace(label, wanted));
  const found = await findWanted(frame, adapter, field, wanted, isWanted);
  const [only] = found.at;
  if (only === undefined || found.at.length > 1) {
    await closeMenu(frame, adapter, field.path);
    const what = only === undefined ? 'none of the choices is' : 'more than one choice is';
    throw new FillProblem(field.path, `For “${field.label}” ${what} the approved one`);
  }
  await found.options.nth(only).click();
  await closeMenu(frame, adapter, field.path);
}

/** Where the answer is in the open list. A long list is scrolled, and then typed into, until it shows the answer. */
async function findWanted(
  frame: Frame,
  adapter: BoundAdapter,
  { options: offered, path }: FormField,
  wanted: string,
  isWanted: (label: string) => boolean,
): Promise<{ options: Locator; at: number[] }> {
  const find = async (options: Locator) => {
    const labels = await options.allInnerTexts();
    return { options, at: labels.flatMap((label, index) => (isWanted(label) ? [index] : [])) };
  };
  if (offered.length === 0) return find(await searchMenu(frame, adapter, path, wanted));
  const opened = await openMenu(frame, adapter, path);
  await readOptions(opened, (labels) => labels.some(isWanted));
  const found = await find(opened);
  const typed = found.at.length === 0 ? await typeIntoMenu(frame, adapter, path, wanted) : null;
  return typed ? find(typed) : found;
}
