import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Call } from '#contract/call.ts';

const contractFile = /\/src\/contract\/[^/?]+\.ts(\?whole)?$/;

/**
 * Vite plugin for the browser's build: a call of the contract is its method and address there, since answers are
 * checked by the server. A schema that the web does use is taken from the whole file, and the validator with it.
 */
export function callsWithoutSchemas(): Plugin {
  return {
    name: 'calls-without-schemas',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    async load(id) {
      const match = contractFile.exec(id);
      if (!match) return null;
      const file = id.replace('?whole', '');
      const code = match[1] ? await readFile(file, 'utf8') : writeSlimModule(await importFile(file), file);
      return code === null ? null : { code, moduleSideEffects: false };
    },
  };
}

async function importFile(file: string): Promise<Record<string, unknown>> {
  return (await import(pathToFileURL(file).href)) as Record<string, unknown>;
}

/** Null for a file without calls: it stays as it is. */
export function writeSlimModule(exported: Record<string, unknown>, file: string): string | null {
  const lines = Object.entries(exported).map(([name, value]) =>
    isCall(value)
      ? `export const ${name} = ${JSON.stringify(addressOf(value))};`
      : `export { ${name} } from ${JSON.stringify(`${file}?whole`)};`,
  );
  return Object.values(exported).some(isCall) ? lines.join('\n') : null;
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'service' in value && 'method' in value;
}

function addressOf({ service, version, method, path, access, timeoutMs }: Call): object {
  return { service, version, method, path, access, timeoutMs };
}
