import { expect, test } from 'vitest';
import { findEmbeddedJson } from './find-embedded-json.ts';

test.each([
  ['window.pageData = {"a":"}]\\"{"};', 'window.pageData', { a: '}]"{' }],
  ['<script>new Detail({"a":[1,{"b":2}]});</script>', 'new Detail(', { a: [1, { b: 2 }] }],
  ['var list = [{"a":"line\nbreak",}];', 'list', [{ a: 'line\nbreak' }]],
])('%s is read to its own end', (html, mark, value) => {
  expect(findEmbeddedJson(html, mark)).toEqual(value);
});

test.each([
  ['no mark at all', '{"a":1}'],
  ['a function instead of data', 'data = load({})'],
  ['an end that never comes', 'data = {"a": "}'],
  ['brackets that close nothing', 'data = {"a": ]}'],
  ['two million brackets', `data = ${'['.repeat(2_000_000)}`],
])('%s is no data', (_name, html) => {
  expect(findEmbeddedJson(html, 'data')).toBeNull();
});
