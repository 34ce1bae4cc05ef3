import { getOverview } from '#contract/operations/routes.ts';
import { failureMessages } from '#domain/messages/applications/failures.ts';
import { useConsole } from '#web/data/operations/operations-calls.ts';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import { countCodes, FailureMap } from '#web/screens/operations/numbers/failure-map.tsx';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import { sectionHref } from '#web/screens/operations/parts/operations-sections.ts';
import { TextLink } from '#web/screens/operations/parts/text-link.tsx';
import { failureTexts as texts } from '#web/texts/console/applications-console.ts';
import { failureMapTexts } from '#web/texts/console/overview-console.ts';
import { Stack } from '#web/widgets/layout/page-layout.tsx';

export function FailuresTab() {
  return (
    <Loaded texts={texts} query={useConsole(getOverview, { query: {} })}>
      {({ outcomes }) => (
        <Stack>
          <FailureMap outcomes={outcomes} note={failureMapTexts.note('14d')} />
          <DataTable
            title={texts.codes}
            note={texts.codesNote}
            empty={texts.none}
            columns={texts.columns}
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
