import { describe, expect, it } from 'vitest';
import { readStatements } from './posting/statements.ts';
import { readDemands } from './skill-demands.ts';

const skills = ['SQL', 'Python', 'Tableau', 'Excel', 'Docker', 'AWS'];

function read(html: string): string[] {
  return readDemands(skills, readStatements(html)).map(
    ({ skill, need, years }) => `${skill} ${need ?? '-'}${years === null ? '' : ` ${years}`}`,
  );
}

describe('what a posting says about its skills', () => {
  it.each([
    ['the heading above', '<h3>Requirements</h3><li>SQL</li>', ['SQL required']],
    ['a bold heading', '<p><strong>Nice to have</strong></p><ul><li>Docker</li></ul>', ['Docker preferred']],
    ['a heading with a colon', '<p>Preferred qualifications:</p><ul><li>AWS</li></ul>', ['AWS preferred']],
    [
      'its own words',
      '<p>Must have Excel.</p><p>Python preferred.</p>',
      ['Python preferred', 'Excel required'],
    ],
    ['each clause', '<p>SQL required, Tableau a plus.</p>', ['SQL required', 'Tableau preferred']],
    [
      'one clause under a heading',
      '<h2>Qualifications</h2><p>SQL; Python is a plus</p>',
      ['SQL required', 'Python preferred'],
    ],
    [
      'every bullet of a paragraph',
      '<p>• Must know SQL • Docker a plus</p>',
      ['SQL required', 'Docker preferred'],
    ],
    ['a denial', '<li>AWS not required</li>', ['AWS preferred']],
  ])('is read from %s', (_, html, demands) => {
    expect(read(html)).toEqual(demands);
  });

  it.each([
    ['3+ years of SQL', ['SQL - 3']],
    ['2-4 yrs using Python and AWS', ['Python - 2', 'AWS - 2']],
    [
      'Two years of hands-on experience with SQL, Python, or Tableau',
      ['SQL - 2', 'Python - 2', 'Tableau - 2'],
    ],
    ['Docker (5+ years), AWS', ['Docker - 5']],
    ['5+ years in finance, including Excel', []],
  ])('has years: %s', (text, demands) => {
    expect(read(`<li>${text}</li>`)).toEqual(demands);
  });

  it('stays open without a heading, a word, or years', () => {
    expect(read('<p>You will build reports in Excel.</p>')).toEqual([]);
    expect(read('<h3>Requirements</h3><li>SQL</li><h3>What you will do</h3><li>Tableau</li>')).toEqual([
      'SQL required',
    ]);
  });

  it('calls none of several alternatives required', () => {
    expect(
      read('<h3>Requirements</h3><li>Python or SQL</li><li>Tools such as Tableau</li><li>Excel</li>'),
    ).toEqual(['Excel required']);
    expect(read('<li>Two or more years of SQL required</li>')).toEqual(['SQL required 2']);
  });

  it('quotes the more important of two mentions', () => {
    const html = '<p>Python is a plus.</p><p>At least 3 years of Python required.</p>';
    expect(readDemands(['Python'], readStatements(html))).toEqual([
      { skill: 'Python', need: 'required', years: 3, quote: 'At least 3 years of Python required.' },
    ]);
  });

  it('ignores skills that the job does not list', () => {
    expect(readDemands(['SQL'], readStatements('<li>Docker required</li>'))).toEqual([]);
  });
});
