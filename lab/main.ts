import { describeMistake } from '#cli/describe-mistake.ts';

const [name = '', ...args] = process.argv.slice(2);

try {
  process.exitCode =
    name === 'trust-report'
      ? await (await import('./trust-report/trust-report.ts')).trustReportCommand(args)
      : await (await import('./bench.ts')).benchCommand([name, ...args]);
} catch (error) {
  const mistake = describeMistake(error);
  if (!mistake) throw error;
  console.error(mistake);
  process.exitCode = 2;
}
