import { getOverview } from '#contract/operations/routes.ts';
import { failureMessages } from '#domain/messages/applications/failures.ts';
import { useConsole } from '#web/data/operations/operations-calls.ts';
import { countCodes, FailureMap } from '#web/screens/operations/numbers/failure-map.tsx';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import { Loaded } from '#web/screens/operations/parts/loaded.tsx';
import { sectionHref } from '#web/screens/operations/parts/operations-sections.ts';
import { TextLink } from '#web/screens/operations/parts/text-link.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';

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
