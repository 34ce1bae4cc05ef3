import { getOverview, type Overview } from '#contract/operations-console.ts';
import { useConsole } from '#web/data/operations-calls.ts';
import { Stack } from '#web/widgets/page-layout.tsx';
import { DataTable } from './data-table.tsx';
import { Loaded } from './loaded.tsx';
import styles from './operations.module.css';

export function OverviewTab() {
  return (
    <Loaded what="the overview" query={useConsole(getOverview, {})}>
      {(overview) => (
        <Stack>
          <Figures overview={overview} />
          <Outcomes outcomes={overview.outcomes} />
        </Stack>
      )}
    </Loaded>
  );
}

function Figures({ overview }: { overview: Overview }) {
  const figures = [
    { name: 'People', value: overview.people },
    { name: 'New in 7 days', value: overview.newPeople },
    ...overview.applications.map(({ status, count }) => ({ name: `Applications: ${status}`, value: count })),
    { name: 'Tasks waiting', value: overview.waiting },
    { name: 'Dead letters', value: overview.deadLetters, warn: overview.deadLetters > 0 },
    { name: 'Job sources', value: overview.sources.all },
    { name: 'Sources in trouble', value: overview.sources.troubled, warn: overview.sources.troubled > 0 },
    { name: 'Open privacy requests', value: overview.openRequests },
    { name: 'Overdue requests', value: overview.overdueRequests, warn: overview.overdueRequests > 0 },
    { name: 'Open tickets', value: overview.openTickets },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, ...look }) => (
        <div
          key={name}
          className={styles.figure}
          data-tone={'warn' in look && look.warn ? 'warn' : undefined}
        >
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What ended in the last seven days, sent against failed. */
function Outcomes({ outcomes }: { outcomes: Overview['outcomes'] }) {
  return (
    <DataTable
      title="Outcomes by system"
      note="Applications that ended in the last 7 days."
      empty="Nothing ended in the last 7 days."
      columns={['System', 'Sent', 'Failed', 'Share sent', 'Most common failure']}
      rows={outcomes.map(({ ats, sent, failures }) => {
        const failed = failures.reduce((sum, { count }) => sum + count, 0);
        const [worst] = failures;
        return {
          key: ats,
          cells: [
            ats,
            sent,
            failed,
            <ShareBar key="share" share={Math.round((100 * sent) / (sent + failed))} />,
            worst ? `${worst.code} (${worst.count})` : '–',
          ],
        };
      })}
    />
  );
}

function ShareBar({ share }: { share: number }) {
  return (
    <div className={styles.share}>
      {share}%
      <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.failed} width="100" height="8" />
        <rect className={styles.sent} width={share} height="8" />
      </svg>
    </div>
  );
}
