type Environment = Record<string, string | undefined>;

export const BROWSER_ADVICE: readonly string[];
export const REMEMBERED: string;
export function isExecutable(path: string): boolean;
export function listChromiums(env: Environment): string[];
export function findChromium(env: Environment): string | undefined;
export function findHeadlessShell(env: Environment): string | undefined;
