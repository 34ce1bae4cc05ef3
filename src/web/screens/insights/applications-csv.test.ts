import { expect, test } from 'vitest';
import { writeApplicationsCsv } from './applications-csv.ts';

test('applications are written line by line; no text of an employer becomes a formula', () => {
  const csv = writeApplicationsCsv([
    {
      title: '=HYPERLINK("x")',
      company: 'Acme, Inc.',
      source: 'lever',
      status: 'Success',
      failure: null,
      startedAt: '2026-11-10T10:00:00.000Z',
      sentAt: null,
      url: 'https://acme.example/1',
      events: [
        { kind: 'interview', at: '2026-11-12T17:00:00.000Z', timed: true, words: 'With Kim', origin: 'hand' },
      ],
    },
  ]);
  expect(csv.split('\r\n')).toEqual([
    'title,company,source,status,failure,started,sent,url,events',
    `"'=HYPERLINK(""x"")","Acme, Inc.",lever,Success,,2026-11-10T10:00:00.000Z,,https://acme.example/1,2026-11-12 17:00 UTC interview: With Kim`,
  ]);
});
