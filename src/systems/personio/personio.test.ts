import { describe, expect, it } from 'vitest';
import { findTrouble, openBoardReader } from '#tests/board-reader.ts';

const boards = await openBoardReader();

describe('Personio', () => {
  it('positions are read from XML with CDATA and entities', async () => {
    boards.site.answer('/personio/xml', {
      body: `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY boom "boom">]><workzag-jobs><position><id>81</id>
        <name><![CDATA[R&D Engineer]]></name><office>Boston</office><additionalOffices><office>Austin, TX</office></additionalOffices>
        <schedule>full-time</schedule><createdAt>2026-11-01T08:00:00+00:00</createdAt><jobDescriptions><jobDescription>
        <name>Tasks &amp; tools</name><value><![CDATA[<ul><li>Build</li></ul>]]></value></jobDescription></jobDescriptions></position></workzag-jobs>`,
    });
    const { jobs, isWhole } = await boards.read('personio');
    expect(isWhole).toBe(true);
    expect(jobs[0]).toMatchObject({
      postingId: '81',
      title: 'R&D Engineer',
      places: ['Boston', 'Austin, TX'],
      html: '<h3>Tasks &amp; tools</h3><ul><li>Build</li></ul>',
    });
  });

  it('a name that redirects to the vendor is a dead board, and another page is not a list', async () => {
    boards.site.answer('/personio/xml', { status: 307, headers: { location: 'https://www.personio.com/' } });
    expect(await findTrouble(boards.read('personio'))).toBe('gone');
    boards.site.answer('/personio/xml', { body: '<html><p>Hello</p></html>' });
    expect(await findTrouble(boards.read('personio'))).toBe('unreadable');
  });
});
