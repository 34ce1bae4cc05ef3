import type { PageControls } from '#automation/form/in-page/controls/raw-control.ts';
import { addUsual, leaveOutUsual } from '#automation/form/in-page/controls/usual-facts.ts';
import type { PageSnapshot } from '#automation/read/page-snapshot.ts';

function writePage(page: PageControls): string {
  const { forms, controls, blocks, names, notes } = leaveOutUsual(page);
  const lines = (items: readonly object[]) =>
    items.length === 0 ? '[]' : `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
  return `{"forms":${lines(forms)},
"controls":${lines(controls)},
"blocks":${lines(blocks)},
"names":${lines(names)},
"notes":${JSON.stringify(notes)}}`;
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
  return { ...read, frames: read.frames.map((frame) => ({ ...frame, page: addUsual(frame.page) })) };
}
