import type { Plugin } from 'vite';

const registryFile = /\/src\/web\/shell\/screens\/([\w-]+-screens|screen-registry)\.tsx?$/;
const sourceLine = /^\s*module: (?:`[^`]*`|'[^']*'|\[[^\]]*\]),\n/gm;

/** Vite plugin for the browser's build: which files a screen is made of is asked by the server alone. */
export function screensWithoutSources(): Plugin {
  return {
    name: 'screens-without-sources',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    transform: (code, id) => (registryFile.test(id) ? dropSources(code) : null),
  };
}

export function dropSources(code: string): string {
  return code.replace(sourceLine, '');
}
