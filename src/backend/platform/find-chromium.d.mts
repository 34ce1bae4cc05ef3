type Environment = Record<string, string | undefined>;

export const REMEMBERED: string;
export function listChromiums(env: Environment): string[];
export function findChromium(env: Environment): string | undefined;
export function findHeadlessShell(env: Environment): string | undefined;
