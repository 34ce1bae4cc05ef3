import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles, loadComponent, screens } from './screen-registry.ts';

const web = join(import.meta.dirname, '../..');
const components = listFiles().filter((file) => file.endsWith('.tsx'));

it.each(components)('loads %s', async (file) => {
  expect(await loadComponent(file)).toBeTypeOf('function');
});

it('loads the text of every page that has one', async () => {
  const texts = screens.flatMap(({ content }) => content ?? []);
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts) expect((await text.load()).html).toContain('<p>');
});

it('mounts every screen there is', () => {
  const written = globSync('screens/**/*-screen.tsx', { cwd: web });
  expect(components.filter((file) => file.startsWith('screens/')).toSorted()).toEqual(written.toSorted());
});

it('names a file that it cannot load', async () => {
  await expect(loadComponent('screens/public/gone-screen.tsx')).rejects.toThrow(
    'screens/public/gone-screen.tsx',
  );
});
