import type { PageControls, RawControl, RawForm } from '#automation/form/in-page/controls/raw-control.ts';
import type { RawName } from '#automation/form/in-page/controls/raw-marks.ts';
import type { PageSnapshot } from '#automation/read/page-snapshot.ts';
import { usual, usualBlock, usualName, usualPart } from './make-control.ts';

const usualForm: RawForm = { css: '', heading: '', text: '', buttons: '', shown: true };

function leaveOut<Item extends object>(item: Item, blank: Item): Partial<Item> {
  const isUsual = (name: string, value: unknown) =>
    JSON.stringify(value) === JSON.stringify(blank[name as keyof Item]);
  return Object.fromEntries(
    Object.entries(item).filter(([name, value]) => !isUsual(name, value)),
  ) as Partial<Item>;
}

const shortenControl = ({ marks, ...one }: RawControl) => ({
  ...leaveOut(one, usual),
  marks: leaveOut(marks, usual.marks),
});

const shortenName = ({ parts, ...one }: RawName) => ({
  ...leaveOut(one, usualName),
  ...(parts.length > 0 && { parts: parts.map((part) => leaveOut(part, usualPart)) }),
});

function writePage({ forms, controls, blocks, names, notes }: PageControls): string {
  const lines = (items: readonly object[]) =>
    items.length === 0 ? '[]' : `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
  return `{"forms":${lines(forms.map((one) => leaveOut(one, usualForm)))},
"controls":${lines(controls.map(shortenControl))},
"blocks":${lines(blocks.map((one) => leaveOut(one, usualBlock)))},
"names":${lines(names.map(shortenName))},
"notes":${JSON.stringify(notes)}}`;
}

function readName(name: Partial<RawName>): RawName {
  const whole = { ...usualName, ...name };
  return { ...whole, parts: whole.parts.map((part) => ({ ...usualPart, ...part })) };
}

function readPage({ forms, controls, blocks, names, notes }: PageControls): PageControls {
  return {
    forms: forms.map((one) => ({ ...usualForm, ...one })),
    controls: controls.map((one) => ({ ...usual, ...one, marks: { ...usual.marks, ...one.marks } })),
    blocks: blocks.map((one) => ({ ...usualBlock, ...one })),
    names: names.map(readName),
    notes,
  };
}

/** One control per line, so that a change shows as a change of that line. */
export function writeSnapshotFile({ url, frames, barriers, source }: PageSnapshot): string {
  const texts = frames.map(
    ({ address, survey, isKnownRoot, page }) =>
      `{"address":${JSON.stringify(address)},"isKnownRoot":${isKnownRoot},\n"survey":${JSON.stringify(survey)},\n"page":${writePage(page)}}`,
  );
  return `{"url":${JSON.stringify(url)},"barriers":${JSON.stringify(barriers)},\n"source":${JSON.stringify(source)},\n"frames":[${texts.join(',\n')}]}\n`;
}

export function readSnapshotFile(text: string): PageSnapshot {
  const read = JSON.parse(text) as PageSnapshot;
  return { ...read, frames: read.frames.map((frame) => ({ ...frame, page: readPage(frame.page) })) };
}
