import { createInterface } from 'node:readline';
import { z } from 'zod';
import { readSkills } from '#domain/skill/read-skills.ts';

const Text = z.object({ text: z.string() });

/** Reads postings from stdin, one JSON object per line, and prints the skills each one asks for, in the same order. */
export async function findSkillsCommand(args: string[]): Promise<number> {
  if (args.length > 0) {
    console.error('usage: find-skills < TEXTS.jsonl');
    return 2;
  }
  let number = 0;
  for await (const line of createInterface({ input: process.stdin })) {
    number += 1;
    if (line.trim() === '') continue;
    const text = readText(line);
    if (text === undefined) {
      console.error(`Line ${number} is not a text: {"text": "…"}`);
      return 2;
    }
    const skills = readSkills(text).map(({ name, start, end }) => ({ name, start, end }));
    console.log(JSON.stringify({ skills }));
  }
  return 0;
}

function readText(line: string): string | undefined {
  try {
    return Text.safeParse(JSON.parse(line)).data?.text;
  } catch {
    return undefined;
  }
}
