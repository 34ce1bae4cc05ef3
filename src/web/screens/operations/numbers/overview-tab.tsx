import { useSearchParams } from 'react-router';
import type { Overview } from '#contract/operations/operations-console.ts';
import { getOverview, getSweep } from '#contract/operations/routes.ts';
import { type OverviewPeriod, overviewPeriods } from '#domain/operator-role.ts';
import { useConsole } from '#web/data/operations/operations-calls.ts';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import styles from '#web/screens/operations/parts/operations.module.css';
import { sectionHref } from '#web/screens/operations/parts/operations-sections.ts';
import { TextLink } from '#web/screens/operations/parts/text-link.tsx';
import { DirectoryCard } from '#web/screens/operations/sources/directory-card.tsx';
import { failureMapTexts, periodNames, overviewTexts as texts } from '#web/texts/console/overview-console.ts';
import { directoryTexts } from '#web/texts/console/sources-console.ts';
import { Segmented } from '#web/widgets/fields/segmented.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { FailureMap } from './failure-map.tsx';
import { FigureCards } from './figure-cards.tsx';
import { OutcomeChart } from './outcome-chart.tsx';
import { DueRequestsCard, NowCard, QueuesCard, SourcesCard } from './overview-cards.tsx';

export function OverviewTab() {
  const [params, setParams] = useSearchParams();
  const period = overviewPeriods.find((one) => one === params.get('period')) ?? '14d';
  return (
    <>
      <header className={styles.head}>
        <h1 className="title">{texts.title}</h1>
        <Segmented
          quiet
          label={texts.period}
          options={overviewPeriods.map((value) => ({ value, text: periodNames[value] }))}
          value={period}
          onChange={(value) => setParams({ tab: 'overview', period: value }, { replace: true })}
        />
      </header>
      <Loaded texts={texts} query={useConsole(getOverview, { query: { period } })}>
        {(overview) => <Charts overview={overview} period={period} />}
      </Loaded>
    </>
  );
}

/** A new installation has no jobs, and nothing else here matters before it has some. */
function FirstStep() {
  return (
    <Loaded texts={directoryTexts} query={useConsole(getSweep, {}, { everyMs: 10_000 })}>
      {(sweep) => <DirectoryCard state={sweep} />}
    </Loaded>
  );
}

function Charts({ overview, period }: { overview: Overview; period: OverviewPeriod }) {
  return (
    <Stack>
      {!overview.hasJobs && <FirstStep />}
      <FigureCards overview={overview} period={period} />
      <div className={styles.columns}>
        <Stack>
          <OutcomeChart series={overview.series} period={period} />
          <FailureMap
            outcomes={overview.outcomes}
            note={failureMapTexts.note(period)}
            action={<TextLink href={sectionHref('failures')}>{texts.allFailures}</TextLink>}
          />
          <SourcesCard />
        </Stack>
        <Stack>
          <NowCard overview={overview} />
          <QueuesCard />
          <DueRequestsCard overview={overview} />
        </Stack>
      </div>
    </Stack>
  );
}
