import { cliErrors } from '#domain/messages/cli.ts';
import { commands } from './commands.ts';
import { runCommand } from './describe-mistake.ts';

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (command && args.some((arg) => arg === '--help' || arg === '-h')) {
  console.error(`${name} ${command.summary}`);
} else if (command) {
  process.exitCode = await runCommand(() => command.run(args));
} else {
  const width = Math.max(...Object.keys(commands).map((known) => known.length));
  const known = Object.entries(commands).map(([key, { summary }]) => `  ${key.padEnd(width)}  ${summary}`);
  console.error([name ? cliErrors.unknownCommand(name) : cliErrors.commands, ...known].join('\n'));
  process.exitCode = 2;
}
