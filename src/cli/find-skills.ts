import { z } from 'zod';
import { readSkills } from '#domain/skill/read-skills.ts';
import { answerJsonLines } from './json-lines.ts';

/** Prints the skills that each posting asks for. */
export function findSkillsCommand(args: string[]): Promise<number> {
  return answerJsonLines(args, {
    usage: 'find-skills < TEXTS.jsonl',
    line: z.object({ text: z.string() }),
    what: 'a text: {"text": "…"}',
    answer: ({ text }) => ({
      skills: readSkills(text).map(({ name, start, end }) => ({ name, start, end })),
    }),
  });
}
