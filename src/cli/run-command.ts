import { describeMistake } from './describe-mistake.ts';

/** Prints the caller's mistake as one sentence; an error in our code keeps its stack trace. */
export async function runCommand(run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    const mistake = describeMistake(error);
    if (!mistake) throw error;
    console.error(mistake);
    return 2;
  }
}
