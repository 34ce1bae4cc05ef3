import { expect, it } from 'vitest';
import { allCalls } from '#contract/all-calls.ts';
import { GivenDocument } from '#domain/document/model/document-limits.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { listLargestDocuments } from '#tests/blocking/largest-documents.ts';
import { listWorstInputs } from '#tests/blocking/worst-inputs.ts';

const bodyBytes = 1024 * 1024;
const document = emptyDocument({ userId: 'ana', name: 'Resume' });

it('the worst inputs of a call fill its body to the limit and reach every string and list of its schema', () => {
  const call = allCalls.find(({ path }) => path === '/documents/savejsondocument');
  if (!call) throw new Error('no such call');
  const sizes = new Map<string, number>();
  let count = 0;
  for (const { what, input } of listWorstInputs(call, {
    body: { userId: 'ana', portalCD: 'SNR', document },
  })) {
    // Serializing all of them would take minutes.
    const isWritten = count++ % 10 === 0;
    sizes.set(what, isWritten ? Buffer.byteLength(input.rawBody ?? JSON.stringify(input.body)) : 0);
  }
  expect(Math.max(...sizes.values())).toBeLessThanOrEqual(bodyBytes);
  expect([...sizes.values()].filter((size) => size > 0.9 * bodyBytes).length).toBeGreaterThan(5);
  for (const place of ['document.name', 'document.sections.0.paragraphs.0.docDatas.0.charValue'])
    expect([...sizes.keys()].filter((what) => what.startsWith(`${place}:`)).length).toBeGreaterThan(2);
});

it('the service accepts the largest documents', () => {
  for (const { what, document: large } of listLargestDocuments(document)) {
    expect([what, GivenDocument.safeParse(large).error?.issues]).toEqual([what, undefined]);
    const size = Buffer.byteLength(JSON.stringify({ document: large }));
    expect([what, size < bodyBytes]).toEqual([what, true]);
  }
});
