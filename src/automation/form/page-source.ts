import type { Frame } from 'playwright-core';
import type { PageSource } from '#systems/reading/form/employer-adapter.ts';

/** Gives the system adapters access to the open page. */
export function openPageSource(frame: Frame): PageSource {
  return {
    readAssigned: (name) => readAssignedJson(frame, name),
    readValues: (selector) =>
      frame
        .locator(selector)
        .evaluateAll((inputs) => inputs.map((input) => (input as unknown as { value: string }).value)),
  };
}

/** Read from the source of the script, so no script has to run. */
async function readAssignedJson(frame: Frame, name: string): Promise<unknown> {
  const text = await frame
    .locator('script:not([src])')
    .evaluateAll(
      (scripts, wanted) =>
        scripts.map((one) => one.textContent ?? '').find((one) => one.includes(`${wanted} =`)) ?? '',
      name,
    );
  return parseAssigned(text, name);
}

function parseAssigned(script: string, name: string): unknown {
  const start = script.indexOf('{', script.indexOf(`${name} =`));
  if (start < 0) return null;
  const json = script.slice(start, findEnd(script, start));
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function findEnd(script: string, start: number): number {
  let depth = 0;
  for (let at = start; at < script.length; at += 1) {
    const character = script[at];
    if (character === '"') {
      for (at += 1; at < script.length && script[at] !== '"'; at += 1) if (script[at] === '\\') at += 1;
    } else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return script.length;
}
