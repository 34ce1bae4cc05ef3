import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { DEFAULT_LOCALE, distFolder } from '#backend/platform/locale/localize-module.ts';
import { localizedTexts } from './scripts/localized-texts.ts';
import { markdownContent } from './scripts/markdown-content.ts';
import { oneLocale } from './scripts/one-locale.ts';
import { shortPreloads } from './scripts/short-preloads.ts';

/** Readable and the same in both builds: file, local name, and four digits of the path against duplicates. */
function nameClass(local: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, '')).replaceAll('\\', '/');
  const digits = createHash('sha256').update(path).digest('hex').slice(0, 4);
  return `${basename(path, '.module.css')}-${local}-${digits}`;
}

const locale = process.env.LOCALE || DEFAULT_LOCALE;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), localizedTexts(locale), markdownContent(), oneLocale('en-US'), shortPreloads()],
  css: { modules: { generateScopedName: nameClass, localsConvention: 'camelCaseOnly' as const } },
  ssr: { noExternal: true as const },
  build: {
    outDir: `${distFolder(locale)}/${isSsrBuild ? 'server' : 'client'}`,
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    target: 'es2024',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Schemas that nobody uses leave no trace.
      treeshake: { manualPureFunctions: ['z'] },
      // The entry lists every file by name: short names keep it small.
      ...(!isSsrBuild && {
        output: {
          chunkFileNames: 'assets/[hash:8].js',
          assetFileNames: 'assets/[hash:8][extname]',
          // One file compresses better than many: what every page needs, and what most of the lazy files need.
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\// },
              { name: 'base', minShareCount: 45 },
            ],
          },
        },
      }),
      input: isSsrBuild
        ? 'src/web/entry-server.tsx'
        : ['src/web/entry-client.ts', 'src/web/entry-visitor.ts'],
    },
  },
}));
