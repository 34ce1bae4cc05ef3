import { readFile } from 'node:fs/promises';

export async function readJsonFile(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8');
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new SyntaxError(`${path} holds no JSON: ${error instanceof Error ? error.message : 'unreadable'}`);
  }
}
