import type { RawForm } from '#automation/form/in-page/controls/raw-control.ts';
import type { PageSnapshot } from '#automation/read/page-snapshot.ts';
import { usual } from './make-control.ts';

const usualForm: RawForm = { css: '', heading: '', text: '', buttons: '', shown: true };

function leaveOut<Item extends object>(item: Item, blank: Item): Partial<Item> {
  const isUsual = (name: string, value: unknown) =>
    JSON.stringify(value) === JSON.stringify(blank[name as keyof Item]);
  return Object.fromEntries(
    Object.entries(item).filter(([name, value]) => !isUsual(name, value)),
  ) as Partial<Item>;
}

/** One control per line, so that a change shows as a change of that line. */
export function writeSnapshotFile({ url, frames, barriers, source }: PageSnapshot): string {
  const lines = (items: readonly object[]) =>
    items.length === 0 ? '[]' : `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
  const texts = frames.map(
    ({ address, survey, isKnownRoot, page }) =>
      `{"address":${JSON.stringify(address)},"isKnownRoot":${isKnownRoot},\n"survey":${JSON.stringify(survey)},\n"page":{"forms":${lines(page.forms.map((one) => leaveOut(one, usualForm)))},\n"controls":${lines(page.controls.map((one) => leaveOut(one, usual)))}}}`,
  );
  return `{"url":${JSON.stringify(url)},"barriers":${JSON.stringify(barriers)},\n"source":${JSON.stringify(source)},\n"frames":[${texts.join(',\n')}]}\n`;
}

export function readSnapshotFile(text: string): PageSnapshot {
  const read = JSON.parse(text) as PageSnapshot;
  return {
    ...read,
    frames: read.frames.map((frame) => ({
      ...frame,
      page: {
        forms: frame.page.forms.map((one) => ({ ...usualForm, ...one })),
        controls: frame.page.controls.map((one) => ({ ...usual, ...one })),
      },
    })),
  };
}
