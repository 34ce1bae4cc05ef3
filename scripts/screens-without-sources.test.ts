import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dropSources } from './screens-without-sources.ts';

const shell = join(import.meta.dirname, '../src/web/shell/screens');

it.each(['screen-registry.tsx', 'settings-screens.ts', 'profile-screens.ts', 'public-screens.tsx'])(
  '%s names no source in the browser, and keeps how each screen is loaded',
  (file) => {
    const code = readFileSync(join(shell, file), 'utf8');
    const dropped = dropSources(code);
    expect(code).toMatch(/module: [`'[]/);
    expect(dropped).not.toMatch(/module: [`'[]/);
    expect(dropped.match(/import\(/g)?.length).toBe(code.match(/import\(/g)?.length);
  },
);
