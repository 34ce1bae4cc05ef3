import { expect, test } from 'vitest';
import type { RawUpload } from '#automation/form/in-page/controls/raw-control.ts';
import { findPage, readStored } from '#tests/forms/corpus.ts';
import { makeControl } from '#tests/forms/make-control.ts';
import { findRuleFaults, listWitnesses } from '#tests/forms/seen-form.ts';
import { asksForFile, explainUpload, uploadRules, wantedUploads } from './upload-rules.ts';

test('every rule has a witness, a reason, and its own id and weight', () => {
  expect(findRuleFaults(uploadRules)).toEqual([]);
});

test.each(listWitnesses(uploadRules))(
  '%s decides about a place of %s, and without it the place is taken otherwise',
  (_, id, rule) => {
    const rest = uploadRules.filter((one) => one !== rule);
    const decided = readStored(findPage(id))
      .frames.flatMap(({ page }) => page.controls)
      .filter((one) => explainUpload(one)[0] === rule);
    expect(decided.some((one) => asksForFile(one) !== asksForFile(one, rest))).toBe(true);
  },
);

const block = (text: string, given: Partial<RawUpload> = {}) => ({
  upload: { isAfterLabel: true, isPressed: false, text, around: '', ...given },
});
const button = (text: string, around = '') => block(text, { isAfterLabel: false, isPressed: true, around });

test.each<[string, boolean, string | undefined, ReturnType<typeof block>]>([
  ['a drop zone', true, 'upload/drop-zone', block('Drop your file or upload')],
  ['a block to choose a file in', true, 'upload/drop-zone', block('Choose a file, 5 MB')],
  ['a button', true, 'upload/button', button('Attach Resume/CV')],
  ['a button right after a label', true, 'upload/button', block('Attach Resume/CV', { isPressed: true })],
  ['a button in another block', true, 'upload/button', button('Add a file', 'Add a file')],
  ['a button in a drop zone', false, 'upload/in-drop-zone', button('Add a file', 'Drop files here')],
  ['a block that only holds a button', false, undefined, block('Upload resume')],
  ['a button that says how to drop a file', false, undefined, button('Drag your file to the box')],
])('%s: a question is %s by %s', (_, isAsked, decidedBy, given) => {
  const control = makeControl(given);
  expect(asksForFile(control)).toBe(isAsked);
  expect(explainUpload(control)[0]?.id).toBe(decidedBy);
});

test('an ordinary input is not asked about', () => {
  expect(asksForFile(makeControl({ type: 'file' }))).toBe(true);
});

test.each([
  ['Browse files', true],
  ['Drag and drop your resume here', true],
  ['Add another job', false],
  ['Save and continue', false],
])('the page reports "%s": %s', (text, isReported) => {
  expect(new RegExp(wantedUploads.uploads, 'i').test(text)).toBe(isReported);
});
