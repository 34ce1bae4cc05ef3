import { expect, test } from 'vitest';
import { findPage, readStored } from '#tests/forms/corpus.ts';
import { explainLook, summarizeLook } from './explain-look.ts';
import { chooseLook, judgeFrame } from './look-at-page.ts';

const look = (id: string) =>
  chooseLook(readStored(findPage(id)).frames.map((facts) => judgeFrame(facts, [])));

test('a page that is no form is explained by the rules about its kind', () => {
  expect(summarizeLook(look('login-pages/session-expired'))).toBe(
    'Read as login: login/sentence-asks-to-sign-in (58).',
  );
});

test('a form is explained by what names its questions and marks them as required', () => {
  const said = summarizeLook(look('hand-made/names-that-only-a-last-resort-gives'));
  expect(said).toMatch(
    /^Read as form: form\/.* 12 questions: “Full name” by name\/label, required by required\/own-attribute; /,
  );
  expect(said).toContain('“Portfolio link” by name/placeholder; ');
});

test('every question of a form has a deciding name, and its choices the rule that named them', () => {
  const { questions } = explainLook(look('hand-made/names-that-only-a-last-resort-gives'));
  const shifts = questions.find((one) => one.name[0]?.claim === 'Shifts you can work');
  expect(shifts).toMatchObject({
    path: 's',
    group: [{ rule: 'group/shared-name', claim: 's' }, {}, {}],
    name: [{ rule: 'name/section-heading', weight: 25 }, {}],
    required: [],
    options: [
      { rule: 'options/text', claim: 'Nights' },
      { rule: 'options/text', claim: 'Early mornings' },
    ],
    prompts: [],
  });
});

test('the short form names the rules that left controls out', () => {
  expect(summarizeLook(look('hand-made/a-token-that-anyone-sees'))).toMatch(
    / Left out: “Search” by region\/search; “Token” by no-question\/technical; “Website” by no-question\/unseen\.$/,
  );
});

test('controls that are left out are explained', () => {
  const id = 'hand-made/a-token-that-anyone-sees';
  const [frame] = readStored(findPage(id)).frames;
  const { dropped } = explainLook(look(id), frame?.page);
  expect(dropped.map(({ label, reasons }) => [label, ...reasons.map(({ rule }) => rule)])).toEqual([
    ['Search', 'region/search', 'region/header', 'no-question/search'],
    ['Token', 'no-question/technical'],
    ['Website', 'no-question/unseen', 'sight/style'],
  ]);
});

test('a question of plain elements has the rule that takes it for one', () => {
  const { questions } = explainLook(look('widgets/lists-without-any-role'));
  expect(questions.find((one) => one.path === 'education')?.drawn[0]).toMatchObject({
    rule: 'drawn/holds-value',
    claim: 'question',
  });
});

test('a place for files is explained, whether it is a question or not', () => {
  const id = 'widgets/uploads-whose-inputs-come-on-a-click';
  const [frame] = readStored(findPage(id)).frames;
  const { dropped, questions } = explainLook(look(id), frame?.page);
  expect(questions.flatMap(({ drawn }) => drawn.map(({ rule }) => rule))).toEqual([
    'upload/drop-zone',
    'upload/button',
  ]);
  expect(dropped.map(({ reasons }) => reasons.map(({ rule }) => rule))).toEqual([
    ['no-question/no-file-asked', 'upload/in-drop-zone'],
    ['no-question/no-file-asked'],
  ]);
});
