import { describe, expect, it } from 'vitest';
import { findHeavyPages, type MeasuredPage } from './find-heavy-pages.ts';
import { findMissing, listChunks } from './list-chunks.ts';

const KB = 1024;
const heavyText = 'invalid_union shouldCloseOnInteractOutside';

function page(access: MeasuredPage['access'], chunks: MeasuredPage['chunks'], listed = false): MeasuredPage {
  return { portal: 'SNR', path: `/${access}`, access, listed, chunks };
}

describe('the check of sizes', () => {
  it('lets no more than 3 KB run before a visitor touches the page', () => {
    const before = (kilobytes: number) => page('visitor', [{ bytes: kilobytes * KB, text: '' }], true);
    expect(findHeavyPages([before(3)], [heavyText])).toEqual([]);
    expect(findHeavyPages([before(4)], [heavyText])).toEqual([
      'SNR /visitor: 4.0 KB of JavaScript; the limit is 3.0 KB',
    ]);
  });

  it('passes pages within 180 KB for visitors and 230 KB for signed-in people', () => {
    const pages = [
      page('public', [{ bytes: 180 * KB, text: '' }], true),
      page('signedIn', [{ bytes: 230 * KB, text: heavyText }]),
    ];
    expect(findHeavyPages(pages, [heavyText])).toEqual([]);
  });

  it('names a page that exceeds its limit', () => {
    const pages = [
      page('public', [
        { bytes: 100 * KB, text: '' },
        { bytes: 81 * KB, text: '' },
      ]),
      page('signedIn', [{ bytes: 231 * KB, text: heavyText }]),
    ];
    expect(findHeavyPages(pages, [heavyText])).toEqual([
      'SNR /public: 181.0 KB of JavaScript; the limit is 180.0 KB',
      'SNR /signedIn: 231.0 KB of JavaScript; the limit is 230.0 KB',
    ]);
  });

  it('names a landing page that loads schemas or overlays, and a marker that no longer exists', () => {
    expect(findHeavyPages([page('public', [{ bytes: 1, text: heavyText }], true)], [heavyText])).toEqual([
      'SNR /public: loads zod before it is needed',
      'SNR /public: loads overlay widgets before it is needed',
    ]);
    expect(findHeavyPages([page('public', [{ bytes: 1, text: '' }])], [''])).toHaveLength(2);
  });
});

describe('the files of a page', () => {
  it('are its own and everything these import statically, each once', () => {
    const manifest = {
      entry: { file: 'entry.js', imports: ['shared'] },
      screen: { file: 'screen.js', imports: ['entry', 'shared', 'part'] },
      shared: { file: 'shared.js' },
      part: { file: 'part.js', imports: ['shared'] },
    };
    expect(listChunks(manifest, ['entry', 'screen'])).toEqual([
      'entry.js',
      'shared.js',
      'screen.js',
      'part.js',
    ]);
    expect(() => listChunks(manifest, ['gone'])).toThrow('gone');
  });

  it('are reported when the build has none for a screen', () => {
    const manifest = { 'src/web/screens/a-screen.tsx': { file: 'a.js' } };
    expect(findMissing(manifest, ['src/web/screens/a-screen.tsx'])).toEqual([]);
    expect(findMissing(manifest, ['src/web/screens/b-screen.tsx'])).toEqual([
      'The build has no chunk for src/web/screens/b-screen.tsx',
    ]);
  });
});
