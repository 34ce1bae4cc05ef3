import { getOverview } from '#contract/operations/operations-console.ts';
import { failureMessages } from '#domain/application/failure-codes.ts';
import { useConsole } from '#web/data/operations/operations-calls.ts';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { DataTable } from './data-table.tsx';
import { countCodes, FailureMap } from './failure-map.tsx';
import { Loaded } from './loaded.tsx';
import { sectionHref } from './operations-sections.ts';
import { TextLink } from './text-link.tsx';

export function FailuresTab() {
  return (
    <Loaded what="the failures" query={useConsole(getOverview, { query: {} })}>
      {({ outcomes }) => (
        <Stack>
          <FailureMap outcomes={outcomes} note="The last 14 days, the most frequent codes." />
          <DataTable
            title="Codes"
            note="What each code means to the person it happened to."
            empty="Nothing failed in the last 14 days."
            columns={['Code', 'Count', 'What people are told']}
            rows={countCodes(outcomes).map(([code, count]) => ({
              key: code,
              cells: [
                <TextLink key="code" href={sectionHref('applications', { code })}>
                  {code}
                </TextLink>,
                count,
                failureMessages[code],
              ],
            }))}
          />
        </Stack>
      )}
    </Loaded>
  );
}
