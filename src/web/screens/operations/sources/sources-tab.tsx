import { listJobSources } from '#contract/operations/routes.ts';
import { formatDateTime } from '#domain/application/application-date.ts';
import { useConsole } from '#web/data/operations/operations-calls.ts';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import { Loaded } from '#web/screens/operations/parts/loaded.tsx';
import { SourceHealth } from '#web/screens/operations/parts/state-tags.tsx';

export function SourcesTab() {
  return (
    <Loaded what="the job sources" query={useConsole(listJobSources, {})}>
      {(sources) => (
        <DataTable
          bare
          title="Job sources"
          empty="No board, feed or page is read yet. Add one with the command import-jobs."
          columns={['Source', 'Health', 'Open jobs', 'Last check', 'Next check', 'Last words']}
          rows={sources.map((source) => ({
            key: source.id,
            cells: [
              `${source.kind}: ${source.name}`,
              <SourceHealth key="health" source={source} />,
              source.openJobs,
              source.lastCheckedAt ? formatDateTime(source.lastCheckedAt) : 'Never',
              formatDateTime(source.nextCheckAt),
              [source.lastOutcome, source.lastDetail].filter(Boolean).join(': ') || '–',
            ],
          }))}
        />
      )}
    </Loaded>
  );
}
