import { describe, expect, test } from 'vitest';
import type { RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import type {
  RawBlock,
  RawMarks,
  RawName,
  RawNamePart,
} from '#automation/form/in-page/controls/raw-marks.ts';
import { usual } from '#automation/form/in-page/controls/usual-facts.ts';
import { makeControl } from '#tests/forms/make-control.ts';
import { findClaims } from './is-required.ts';

type Given = Partial<Omit<RawControl, 'marks'>> & { marks?: Partial<RawMarks> };
interface Around {
  blocks?: Partial<RawBlock>[];
  names?: Partial<RawName>[];
  notes?: string[];
}

const claim = ({ marks, ...given }: Given, { blocks = [], names = [], notes = [] }: Around = {}) =>
  findClaims(makeControl({ ...given, marks: { ...usual.marks, ...marks } }), {
    controls: [],
    forms: [],
    blocks: blocks.map((one) => ({ ...usual.block, ...one })),
    names: names.map((one) => ({ ...usual.name, ...one })),
    notes,
  }).map((id) => id.replace('required/', ''));

const part = (given: Partial<RawNamePart>): RawNamePart => ({ ...usual.part, ...given });

test('nothing is claimed about a control without any mark', () => {
  const names = [{ text: 'First name', classes: 'label', generated: '":"' }];
  expect(claim({ label: 'First name', marks: { self: 0, labels: [0] } }, { blocks: [{}], names })).toEqual(
    [],
  );
});

test.each<[Record<string, string>, boolean]>([
  [{ required: 'true' }, true],
  [{ required: 'required' }, true],
  [{ required: 'false' }, false],
  [{ required: '' }, false],
  [{ 'aria-required': 'true' }, true],
  [{ 'aria-required': 'false' }, false],
  [{ 'ng-required': 'isAdult' }, false],
  [{ 'data-required': '' }, true],
  [{ 'data-required': 'no' }, false],
  [{ 'data-rule-required': 'true' }, true],
  [{ 'data-required-message': 'Please answer' }, false],
])('the attributes %j of an input, its group, and its host: %s', (attributes, isClaimed) => {
  const blocks = [{ attributes }];
  expect(claim({ marks: { self: 0 } }, { blocks })).toEqual(isClaimed ? ['own-attribute'] : []);
  expect(claim({ marks: { group: 0 } }, { blocks })).toEqual(isClaimed ? ['group-attribute'] : []);
  expect(claim({ marks: { host: 0 } }, { blocks })).toEqual(isClaimed ? ['host-attribute'] : []);
});

test.each([
  ['required', true],
  ['field validate[required,custom]', true],
  ['is-mandatory', true],
  ['not-required', false],
  ['required-message', false],
  ['requirements', false],
])('the class "%s" of an input or a block: %s', (classes, isClaimed) => {
  const blocks = [{ classes }, { parent: 0, tag: 'input' }];
  expect(claim({ marks: { self: 0 } }, { blocks })).toEqual(isClaimed ? ['own-class'] : []);
  expect(claim({ marks: { self: 1 } }, { blocks })).toEqual(isClaimed ? ['block-class'] : []);
});

describe('a name', () => {
  test.each<[Partial<RawName>, boolean]>([
    [{ text: 'First name *' }, true],
    [{ text: '* First name' }, true],
    [{ text: 'First name (required)' }, true],
    [{ text: 'First name (erforderlich)' }, true],
    [{ text: '姓名 必須' }, true],
    [{ text: 'A degree is required' }, false],
    [{ text: 'Rated 5* by many' }, false],
    [{ text: 'First name', classes: 'control-label required' }, true],
    [{ text: 'First name', generated: '" *"' }, true],
    [{ text: 'First name', pictures: ['Required field'] }, true],
    [{ text: 'First name', pictures: ['A star of the stage'] }, false],
    [{ text: 'First name', around: ['First name *'] }, true],
    [{ text: 'First name', around: ['First name as on your passport'] }, false],
    [{ text: 'First name', parts: [part({ tag: 'abbr', title: 'required', end: '✶' })] }, true],
    [{ text: 'First name', parts: [part({ tag: 'abbr', title: 'required' })] }, false],
    [{ text: 'First name', parts: [part({ classes: 'field__asterisk', end: '✶' })] }, true],
    [{ text: 'First name', parts: [part({ tag: 'svg', role: 'img', spoken: 'Required' })] }, true],
    [
      { text: 'First name', parts: [part({ classes: 'isRequired', isWhole: true, end: 'First name' })] },
      true,
    ],
    [{ text: 'First name', parts: [part({ classes: 'isRequired', end: 'name' })] }, false],
    [{ text: 'Name * as on your passport', parts: [part({ end: 'Name *' })] }, true],
    [{ tag: 'legend', text: 'Name * as on your passport', parts: [part({ end: 'Name *' })] }, false],
  ])('%j: %s', (name, isClaimed) => {
    const around = { names: [name] };
    expect(claim({ marks: { labels: [0] } }, around)).toEqual(isClaimed ? ['name-marked'] : []);
    expect(claim({ marks: { title: 0 } }, around)).toEqual(isClaimed ? ['name-marked'] : []);
  });

  const starred = { names: [{ text: 'Terms *' }] };

  test('a label of one of several choices names an answer, not the question', () => {
    expect(claim({ type: 'checkbox', cluster: 0, marks: { labels: [0] } }, starred)).toEqual([]);
    expect(claim({ type: 'radio', marks: { labels: [0] } }, starred)).toEqual([]);
    expect(claim({ type: 'checkbox', marks: { labels: [0] } }, starred)).toEqual(['name-marked']);
    expect(claim({ type: 'radio', cluster: 0, marks: { legend: 0 } }, starred)).toEqual(['name-marked']);
  });

  test('a label that is a whole statement names the question', () => {
    const label = 'I have read the terms and agree to all of them';
    const given: Given = { type: 'checkbox', cluster: 0, label, marks: { labels: [0] } };
    expect(claim(given, starred)).toEqual(['name-marked']);
    expect(claim({ ...given, marks: { labels: [0], isLabeled: false } }, starred)).toEqual([]);
  });

  test('a legend names the only file of its group', () => {
    const given: Given = { type: 'file', marks: { group: 0, legend: 0 } };
    expect(claim(given, { ...starred, blocks: [{ inside: [1] }, {}] })).toEqual(['name-marked']);
    expect(claim(given, { ...starred, blocks: [{ inside: [1, 2] }, {}, {}] })).toEqual([]);
  });
});

describe('the text before an input', () => {
  const marked = ['nearby-marked'];

  test('marks it when nothing else names it', () => {
    expect(claim({ nearby: 'City *' })).toEqual(marked);
    expect(claim({ between: 'City *' })).toEqual(marked);
    expect(claim({ nearby: 'City *', label: 'Town' })).toEqual([]);
    expect(claim({ nearby: 'CV *', label: 'Upload a file' })).toEqual(marked);
    expect(claim({ nearby: 'City *', label: 'Town', marks: { isLabeled: false } })).toEqual(marked);
    expect(claim({ type: 'radio', nearby: 'City *', label: 'Oslo' })).toEqual(marked);
  });

  test('is marked by its element, by what is between, or by the cell before', () => {
    const names = [{ text: 'City', classes: 'required' }];
    expect(claim({ nearby: 'City', marks: { near: 0 } }, { names })).toEqual(marked);
    expect(claim({ nearby: 'City', marks: { passed: ['*'] } })).toEqual(marked);
    expect(claim({ nearby: 'City', marks: { passed: ['(Required)'] } })).toEqual(marked);
    expect(claim({ nearby: 'City', marks: { passed: ['(optional)', '–'] } })).toEqual([]);
    expect(claim({ nearby: 'City', marks: { near: 0 } }, { names: [{ cellBefore: '*' }] })).toEqual(marked);
  });
});

describe('a question that several inputs share', () => {
  const marks = { shared: [0, 1], whole: 0 };
  const names = [{ text: 'Date of birth *' }, { text: 'Year *' }];

  test('marks the parts that everyone has, unless some have their own mark', () => {
    expect(claim({ label: 'Year', marks }, { blocks: [{}, {}], names })).toEqual(['whole-marked']);
    expect(claim({ label: 'Middle name', marks }, { blocks: [{}, {}], names })).toEqual([]);
    expect(claim({ label: 'Hobby', marks }, { blocks: [{}, {}], names })).toEqual([]);
    const blocks = [{}, { attributes: { required: 'true' } }];
    expect(claim({ label: 'Year', marks }, { blocks, names })).toEqual(['others-of-the-question-say-it']);
  });

  test('an input of it may have its own star', () => {
    const own = { ...marks, whole: -1, labels: [1] };
    const claims = claim({ label: 'Hobby', marks: own }, { blocks: [{}, {}], names });
    expect(claims).toEqual(['own-label-starred', 'name-marked']);
  });
});

describe('a marked block', () => {
  const block = (given: Partial<RawBlock>): Around => ({
    blocks: [{ tag: 'input', parent: 1 }, { classes: 'required', inside: [0], ...given }, { tag: 'input' }],
  });

  test('may contain a few inputs, but not those of other questions', () => {
    expect(claim({ marks: { self: 0 } }, block({ inside: [0, 2, 2, 2] }))).toEqual(['block-class']);
    expect(claim({ marks: { self: 0 } }, block({ inside: [0, 2, 2, 2, 2] }))).toEqual([]);
  });

  test('says nothing about an input when another in it has its own attribute', () => {
    const around = block({ inside: [0, 2] });
    around.blocks?.splice(2, 1, { tag: 'input', attributes: { required: 'true' } });
    expect(claim({ marks: { self: 0 } }, around)).toEqual([]);
  });

  test('says nothing as the label of a choice', () => {
    const choice = { tag: 'input', isChoice: true, parent: 1 };
    const blocks = (tag: string) => [choice, { tag, classes: 'required', inside: [0] }];
    expect(claim({ type: 'radio', marks: { self: 0 } }, { blocks: blocks('div') })).toEqual(['block-class']);
    expect(claim({ type: 'radio', marks: { self: 0 } }, { blocks: blocks('label') })).toEqual([]);
  });

  test('may say it on the hidden input that submits the choices', () => {
    const sent = { tag: 'input', attributes: { 'aria-required': 'true' } };
    const blocks = [{ isChoice: true, parent: 1 }, { inside: [0], sent: 2 }, sent];
    expect(claim({ type: 'radio', marks: { self: 0 } }, { blocks })).toEqual(['block-class']);
    expect(claim({ marks: { self: 0 } }, { blocks: [{ parent: 1 }, ...blocks.slice(1)] })).toEqual([]);
  });

  test('is one line of a form builder only when the line has the class, too', () => {
    const blocks = (line: string) => [
      { parent: 1 },
      { classes: 'jf-required', parent: 2 },
      { classes: line },
    ];
    expect(claim({ marks: { self: 0 } }, { blocks: blocks('form-line') })).toEqual([]);
    expect(claim({ marks: { self: 0 } }, { blocks: blocks('form-line jf-required') })).toEqual([
      'block-class',
    ]);
  });
});

describe('an input inside, behind, or in front of a control', () => {
  const blocks = [{ attributes: { required: 'true' } }];

  test('says it for a custom choice, a date, and an upload', () => {
    expect(claim({ type: 'radio', marks: { inner: 0 } }, { blocks })).toEqual(['inner-attribute']);
    expect(claim({ marks: { inner: 0 } }, { blocks })).toEqual([]);
    expect(claim({ marks: { backing: 0 } }, { blocks })).toEqual(['backing-input']);
    expect(claim({ type: 'file', marks: { opener: 0 } }, { blocks })).toEqual(['opener-marked']);
  });

  test('an upload is marked by the name, the group, or the block of its button', () => {
    const names = [{ text: 'Resume *' }];
    expect(claim({ marks: { opener: 0, openerNames: [0] } }, { blocks: [{}], names })).toEqual([
      'opener-marked',
    ]);
    expect(claim({ marks: { opener: 0, legend: 0 } }, { blocks: [{}], names })).toEqual(['opener-marked']);
    const block = [{ parent: 1 }, { classes: 'required' }];
    expect(claim({ marks: { opener: 0 } }, { blocks: block })).toEqual(['opener-marked']);
    expect(claim({ marks: { opener: 0 } }, { blocks: [{}] })).toEqual([]);
  });
});

test.each<[string, Given, string[]]>([
  ['a message waits behind it', { marks: { messages: ['Last name is required'] } }, ['message-waits']],
  ['another message waits', { marks: { messages: ['Saved'] } }, []],
  [
    'a star ends the first option',
    { tag: 'select', options: [{ label: 'Country *', value: '' }] },
    ['first-option-starred'],
  ],
  ['the first option is an answer', { tag: 'select', options: [{ label: 'Hotel *', value: '1' }] }, []],
  ['a star is after it', { after: '*' }, ['text-after-starred']],
  ['a name with a star is after it', { after: 'City ＊' }, ['text-after-starred']],
  ['the placeholder ends with a star', { placeholder: 'Email*' }, ['placeholder-starred']],
  ['the placeholder contains a star', { placeholder: 'Search for a*b' }, []],
])('%s', (_, given, claims) => {
  expect(claim(given)).toEqual(claims);
});

test.each<[RawMarks['following'], boolean]>([
  [[{ tag: 'span', end: 'I agree *' }], true],
  [
    [
      { tag: '', end: 'I agree' },
      { tag: 'b', end: '*' },
    ],
    true,
  ],
  [
    [
      { tag: '', end: 'I agree' },
      { tag: 'b', end: 'Name *' },
    ],
    false,
  ],
  [[{ tag: 'b', end: '*' }], true],
  [
    [
      { tag: 'p', end: 'I agree' },
      { tag: 'b', end: '*' },
    ],
    false,
  ],
  [[], false],
])('a lone checkbox that is followed by %j: %s', (following, isClaimed) => {
  const marked = isClaimed ? ['lone-checkbox-starred-after'] : [];
  expect(claim({ type: 'checkbox', marks: { following } })).toEqual(marked);
  expect(claim({ type: 'checkbox', cluster: 0, marks: { following } })).toEqual([]);
});

test('after a label, only a star marks a checkbox', () => {
  const names = [{ text: 'I agree' }];
  const followedBy = (end: string) =>
    claim({ type: 'checkbox', marks: { labels: [0], following: [{ tag: 'p', end }] } }, { names });
  expect(followedBy('*')).toEqual(['lone-checkbox-starred-after']);
  expect(followedBy('Last name *')).toEqual([]);
});

describe('a note of the page', () => {
  test('says that all fields are required, except those that deny it', () => {
    const notes = ['All fields are required.'];
    expect(claim({}, { notes })).toEqual(['page-says-all']);
    expect(claim({ type: 'checkbox' }, { notes })).toEqual([]);
    expect(claim({ marks: { labels: [0] } }, { notes, names: [{ text: 'Fax (optional)' }] })).toEqual([]);
    expect(claim({}, { notes: ['All fields with a star are required.'] })).toEqual([]);
  });

  test('says that bold names are required', () => {
    const notes = ['Items in bold are required.'];
    const names = [{ text: 'Fax', weight: 700 }];
    expect(claim({ label: 'Fax', marks: { labels: [0] } }, { notes, names })).toEqual(['bold-name']);
    expect(claim({ nearby: 'Fax', marks: { near: 0 } }, { notes, names })).toEqual(['bold-name']);
    expect(claim({ label: 'Fax', marks: { labels: [0] } }, { notes, names: [{ text: 'Fax' }] })).toEqual([]);
    expect(claim({ label: 'Fax', marks: { labels: [0] } }, { names })).toEqual([]);
  });
});
