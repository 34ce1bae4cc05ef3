import { describe, expect, it } from 'vitest';
import { childText, findAll, listElements, readXml, textOf } from './read-xml.ts';

describe('XML', () => {
  it('is read in order, with references, CDATA, attributes, and unclosed elements', () => {
    const root = readXml(
      '<?xml version="1.0"?><a:x q="R&amp;D">1 &lt; 2&nbsp;<![CDATA[<p>&amp;</p>]]><b/>end<c>open</a:x>',
    );
    expect(root.children).toEqual([
      {
        name: 'a:x',
        attributes: { q: 'R&D' },
        children: [
          '1 < 2\u00a0',
          '<p>&amp;</p>',
          { name: 'b', attributes: {}, children: [] },
          'end',
          { name: 'c', attributes: {}, children: ['open'] },
        ],
      },
    ]);
    expect(textOf(root)).toBe('');
  });

  it('is found under any prefix, and matches inside a found element are left to it', () => {
    const root = readXml('<n:list><item>1<item>2</item></item><m:item> 3 </m:item></n:list>');
    expect(findAll(root, 'item').map(textOf)).toEqual(['1', ' 3 ']);
    expect(childText(readXml('<a><x:b> 4 </x:b></a>').children[0] as never, 'b')).toBe('4');
    expect(findAll(root, 'm:item')).toHaveLength(1);
  });

  it('cannot define entities', () => {
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><x>&b;</x>';
    expect(findAll(readXml(bomb), 'x').map(textOf)).toEqual(['&b;']);
  });

  it('stops when it is too deep or too long, or is refused by name', () => {
    const deep = '<a>'.repeat(200_000);
    const long = '<a/>'.repeat(1000);
    const refuse = (trouble: string): never => {
      throw new Error(trouble);
    };
    expect(listElements(readXml(deep))).toHaveLength(1);
    expect(listElements(readXml(long, { mostElements: 10 }))).toHaveLength(11);
    expect(() => readXml(deep, { refuse })).toThrow('too deep');
    expect(() => readXml(long, { mostElements: 10, refuse })).toThrow('too many elements');
    expect(() => readXml('<!doctype x><x/>', { refuse })).toThrow('document type');
  });

  it.each(['<', '<!--', '<![CDATA[', '<?', '&', '<a b="', '</b>', '<!DOCTYPE '])(
    'is read to its end when it is nothing but %s',
    (unit) => {
      expect(readXml(unit.repeat(200_000)).name).toBe('');
    },
  );

  it("has no attribute that changes an object's prototype", () => {
    const [element] = listElements(readXml('<a __proto__="x" constructor="y"/>'));
    expect(Object.getPrototypeOf(element?.attributes)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});
