import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Call } from '#contract/basics/call.ts';

const contractFile = /\/src\/contract\/[^?]+\.ts(\?whole)?$/;

const schemaFile = /\/src\/(contract|domain)\/[^?]+\.ts(\?whole)?$/;
/** A schema at the top of a file, to the end of its statement. */
const schema =
  /^((?:export )?const \w+(?:: [^=\n]+)? = )((?:z\b|[A-Z]\w*\.)[\s\S]*?);\n(?=\S|\n|$(?![\s\S]))/gm;

/**
 * Vite plugin for the browser's build: a call of the contract is its method and address there, since answers are
 * checked by the server. A schema that nobody uses leaves no trace; one that the web does use brings the validator.
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
    transform: (code, id) => (schemaFile.test(id) ? markSchemas(code) : null),
  };
}

async function importFile(file: string): Promise<Record<string, unknown>> {
  return (await import(pathToFileURL(file).href)) as Record<string, unknown>;
}

/** The bundler cannot know that chains of a schema's methods do nothing else. */
export function markSchemas(code: string): string {
  return code.replace(schema, '$1/* @__PURE__ */ (() => $2)();\n');
}

/** Null for a file without calls: it stays as it is. */
export function writeSlimModule(exported: Record<string, unknown>, file: string): string | null {
  const lines = Object.entries(exported).map(([name, value]) =>
    isCall(value) || isWords(value)
      ? `export const ${name} = ${JSON.stringify(isCall(value) ? addressOf(value) : value)};`
      : `export { ${name} } from ${JSON.stringify(`${file}?whole`)};`,
  );
  return Object.values(exported).some(isCall) ? lines.join('\n') : null;
}

/** A word or a list of words, which is written down as it is: the rest of its file need not come along. */
function isWords(value: unknown): boolean {
  return (
    typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'))
  );
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'service' in value && 'method' in value;
}

function addressOf({ service, version, method, path, timeoutMs }: Call): object {
  return { service, version, method, path, timeoutMs };
}
