import { runCommand } from '#cli/describe-mistake.ts';

const [name = '', ...args] = process.argv.slice(2);

process.exitCode = await runCommand(async () =>
  name === 'trust-report'
    ? (await import('./trust-report/trust-report.ts')).trustReportCommand(args)
    : (await import('./bench.ts')).benchCommand([name, ...args]),
);
