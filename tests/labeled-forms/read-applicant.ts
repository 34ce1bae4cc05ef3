import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type Profile, readJsonFile, readProfile } from '#cli/profile-file.ts';

/** A file may name another one that it adds answers to. */
export async function readApplicant(name: string): Promise<Profile> {
  const path = fileURLToPath(new URL(`${name}.json`, import.meta.url));
  const { extends: base } = z.object({ extends: z.string().optional() }).parse(await readJsonFile(path));
  const profile = await readProfile(path);
  if (base === undefined) return profile;
  const before = await readApplicant(base);
  return { ...before, answers: { ...before.answers, ...profile.answers } };
}
