import { getOverview, listErrors } from '#contract/operations-console.ts';
import { formatDateTime } from '#domain/application/application-date.ts';
import { failureMessages } from '#domain/application/failure-codes.ts';
import { useConsole } from '#web/data/operations-calls.ts';
import { Stack } from '#web/widgets/page-layout.tsx';
import { Brakes } from './brakes.tsx';
import { DataTable } from './data-table.tsx';
import { Loaded } from './loaded.tsx';

export function FailuresTab() {
  return (
    <Stack>
      <Brakes />
      <Loaded what="the failures" query={useConsole(getOverview, {})}>
        {({ outcomes }) => (
          <DataTable
            title="Failures by system and code"
            note="Applications that failed in the last 7 days."
            empty="Nothing failed in the last 7 days."
            columns={['System', 'Code', 'Count', 'What people are told']}
            rows={outcomes
              .flatMap(({ ats, failures }) => failures.map((one) => ({ ats, ...one })))
              .map(({ ats, code, count }) => ({
                key: `${ats} ${code}`,
                cells: [ats, code, count, failureMessages[code]],
              }))}
          />
        )}
      </Loaded>
      <Loaded what="the error log" query={useConsole(listErrors, {})}>
        {(errors) => (
          <DataTable
            title="Error log"
            note="The last 100 entries; they are kept for 30 days."
            empty="No error was logged."
            columns={['When', 'Message', 'Portal', 'Request']}
            rows={errors.map(({ at, id, message, portalCode, requestId }) => ({
              key: id,
              cells: [formatDateTime(at), message, portalCode, requestId],
            }))}
          />
        )}
      </Loaded>
    </Stack>
  );
}
