import { useDatabase } from '#cli/launcher/use-database.ts';
import { examine } from './examine.ts';

export function doctorCommand(): Promise<number> {
  return useDatabase(async (tools) => {
    const findings = await examine(tools);
    console.log(JSON.stringify(findings, null, 2));
    const broken = findings.filter(({ ok }) => !ok);
    for (const { check, detail } of broken) console.error(`${check}: ${detail}`);
    return broken.length === 0 ? 0 : 1;
  });
}
