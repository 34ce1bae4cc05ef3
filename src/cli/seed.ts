import type { Platform } from '#backend/platform/platform.ts';

export interface DemoLogin {
  email: string;
  password: string;
  /** What this person is there to show. */
  shows: string;
}

/** Fills an empty service with people and jobs to look at; does nothing the second time. */
export async function seedDemo(_platform: Platform, _practiceOrigin: string): Promise<DemoLogin[]> {
  return [];
}
