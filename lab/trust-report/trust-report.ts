import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '#backend/platform/settings/config.ts';
import { readVersion } from '#cli/operate/install-commands.ts';
import { sumTrust, TrustReport } from '#domain/trust/trust-report.ts';
import { publishFigures } from '#lab/figures/reliability-table.ts';
import { practiceJobs } from '#practice/catalog/practice-jobs.ts';
import type { PracticeJob } from '#practice/form/practice-job.ts';
import { siteJobs } from '#practice/sites/site-jobs.ts';
import { knownSystems } from '#systems/detect-employer.ts';
import { nameSystem } from '#systems/systems.ts';
import { measureSystem } from './measure-system.ts';
import { startPracticeRun } from './start-practice-run.ts';

/** Every system whose form can be filled in without an account, and home-made pages. */
const systems: Record<string, string> = {
  ...Object.fromEntries(
    knownSystems.filter(({ needsAccount }) => !needsAccount).map(({ ats }) => [ats, nameSystem(ats)]),
  ),
  site: 'Company career pages',
};

/** Where the page finds it. */
const stored = join(projectRoot, 'src/web/content/trust-report.json');

/** `trust-report [--system NAME…] [--forms N] [--out FILE] [--publish]`: measures at the practice employers and keeps the result; rows of systems that were not asked for stay. */
export async function trustReportCommand(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      system: { type: 'string', multiple: true, default: Object.keys(systems) },
      forms: { type: 'string', default: '3' },
      out: { type: 'string', default: stored },
      publish: { type: 'boolean', default: false },
    },
  });
  const most = Number(values.forms);
  if (values.system.some((name) => !(name in systems)) || !Number.isInteger(most) || most < 1) {
    console.error(
      `usage: npm run -s lab -- trust-report [--system ${Object.keys(systems).join('|')}]… [--forms N] [--out FILE] [--publish]`,
    );
    return 2;
  }
  const earlier = existsSync(values.out)
    ? TrustReport.parse(JSON.parse(readFileSync(values.out, 'utf8'))).rows
    : [];
  const report: TrustReport = {
    measuredOn: new Date().toISOString().slice(0, 10),
    release: readVersion(),
    rows: [],
  };
  const practice = await startPracticeRun();
  try {
    for (const name of values.system) {
      const row = await measureSystem(practice, systems[name] ?? name, listForms(name).slice(0, most));
      console.error(JSON.stringify(row));
      report.rows.push(row);
    }
  } finally {
    await practice.close();
  }
  const measured = new Map([...earlier, ...report.rows].map((row) => [row.system, row]));
  report.rows = Object.values(systems).flatMap((system) => measured.get(system) ?? []);
  writeFileSync(values.out, `${JSON.stringify(report, null, 2)}\n`);
  const all = sumTrust(report.rows);
  console.log(JSON.stringify(all));
  const isMet = all.falselyApplied + all.duplicates === 0;
  const { fieldsRead, valuesFilled } = all;
  const said = `${all.sent} applications at ${all.employers} employers on ${report.rows.length} systems: ${fieldsRead.right} of ${fieldsRead.of} questions read, ${valuesFilled.right} of ${valuesFilled.of} values filled correctly · ${all.falselyApplied} falsely marked Applied, ${all.falselyFailed} falsely marked failed, ${all.duplicates} sent twice`;
  if (values.publish) publishFigures('trust-report', [{ row: 'trust-report', isMet, said }]);
  return isMet ? 0 : 1;
}

/** Long and short forms of the system, taking turns. */
function listForms(name: string): PracticeJob[] {
  const all = [...practiceJobs, ...siteJobs].filter((job) => job.ats === name);
  const byLength = all.toSorted((a, b) => a.questions.length - b.questions.length);
  return byLength.map((_, index) => byLength.at(index % 2 ? -(index + 1) / 2 : index / 2) as PracticeJob);
}
