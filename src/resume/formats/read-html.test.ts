import { describe, expect, it } from 'vitest';
import { textOf } from '#resume/fixtures/flow-text.ts';
import { readHtml } from './read-html.ts';

const read = (body: string) => readHtml(new TextEncoder().encode(`<!doctype html>${body}`));

describe('a web page', () => {
  it('gives one paragraph for each block, with blanks as shown', () => {
    expect(textOf(read('<div>  Lena\n <b>Ortiz</b> </div><p>x</p>loose<br>line'))).toEqual([
      'Lena Ortiz',
      'x',
      'loose\nline',
    ]);
  });

  it('takes a list item with a heading for an entry, and not for a bullet', () => {
    const page = '<ol><li>2019<h3>Cook <small>Blue Diner</small></h3><ul><li>Grilled</li></ul></li></ol>';
    expect(read(page)).toMatchObject([
      { bullet: false },
      { bullet: false, runs: [{ size: 12 }, { text: 'Blue Diner', size: 12 * 0.83 }] },
      { bullet: true },
    ]);
  });

  it('leaves out what is not shown', () => {
    const page = '<style>.x{display:none}</style><script>1</script><p class="x">a</p><p hidden>b</p><p>c</p>';
    expect(textOf(read(page))).toEqual(['c']);
  });

  it('puts side by side what its styles put side by side', () => {
    expect(
      textOf(read('<style>.r{display:flex}</style><div class="r"><span>Cook</span><span>2019</span></div>')),
    ).toEqual([[[['Cook'], ['2019']]]]);
    const grid =
      '<style>.g{display:grid;grid-template-columns:repeat(2,1fr)}</style><div class="g"><p>a</p><p>b</p><p>c</p></div>';
    expect(textOf(read(grid))).toEqual([
      [
        [['a'], ['b']],
        [['c'], []],
      ],
    ]);
    expect(textOf(read('<p>Cook<span style="float:right">2019</span></p>'))).toEqual(['Cook\t2019']);
    expect(textOf(read('<h3><em>Cook</em><time>2019</time></h3>'))).toEqual(['Cook\t2019']);
  });

  it('knows bullets, headings, letters and links', () => {
    expect(read('<ul><li>Built</li></ul>')).toMatchObject([{ bullet: true, indent: 18 }]);
    expect(read('<h2>Skills</h2>')).toMatchObject([{ runs: [{ style: 'b', size: 15 }] }]);
    expect(read('<p style="font-size:20px;font-weight:700">x</p>')).toMatchObject([
      { runs: [{ style: 'b', size: 15 }] },
    ]);
    expect(read('<a href="https://x.example">Site</a>')).toMatchObject([
      { runs: [{ href: 'https://x.example' }] },
    ]);
  });

  it('keeps the rows of tables and the lines of preformatted text', () => {
    expect(textOf(read('<table><tr><td>a<td>b<tr><td>c</table>'))).toEqual([[[['a'], ['b']], [['c']]]]);
    expect(textOf(read('<pre>Cook      2019\nDiner</pre>'))).toEqual(['Cook      2019\nDiner']);
  });

  it('is read in the alphabet it names', () => {
    const bytes = Buffer.from('<html><meta charset="windows-1250"><p>\xb9</p>', 'latin1');
    expect(textOf(readHtml(bytes))).toEqual(['ą']);
  });
});
