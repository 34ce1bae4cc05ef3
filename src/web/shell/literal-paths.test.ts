import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { portalKinds } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';

/** Every literal path of every portal's table. */
const paths = new Set(
  Object.values(portalKinds).flatMap((portal) =>
    Object.values(routesOf(portal)).flatMap((target: unknown) =>
      typeof target === 'string' && target !== '/' ? [target.split('?')[0] ?? ''] : [],
    ),
  ),
);

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

it('no screen, part, or frame writes a path of the table itself: targets come by key [PLT-016]', () => {
  const files = globSync('src/web/{screens,parts,shell,data,widgets}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const written = files.flatMap((file) =>
    [
      ...withoutComments(readFileSync(file, 'utf8')).matchAll(/['"`](\/[\w-]+(?:\/[\w-]+)*)(?=['"`?$/])/g),
    ].flatMap(([, path = '']) => (paths.has(path) ? [`${file}: ${path}`] : [])),
  );
  expect(written).toEqual([]);
});
