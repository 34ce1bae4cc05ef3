import { type Command, commands } from './commands.ts';
import { describeMistake } from './describe-mistake.ts';

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (command && args.some((arg) => arg === '--help' || arg === '-h')) {
  console.error(`${name} ${command.summary}`);
} else if (command) {
  process.exitCode = await runCommand(command);
} else {
  const width = Math.max(...Object.keys(commands).map((known) => known.length));
  const known = Object.entries(commands).map(([key, { summary }]) => `  ${key.padEnd(width)}  ${summary}`);
  console.error(
    [name ? `There is no command "${name}". The commands are:` : 'Commands:', ...known].join('\n'),
  );
  process.exitCode = 2;
}

/** A mistake of the caller is told in a sentence; a fault of ours keeps its trace. */
async function runCommand(called: Command): Promise<number> {
  try {
    return await called.run(args);
  } catch (error) {
    const mistake = describeMistake(error);
    if (!mistake) throw error;
    console.error(mistake);
    return 2;
  }
}
