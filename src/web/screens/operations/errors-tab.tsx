import { listErrors } from '#contract/operations-console.ts';
import { formatDateTime } from '#domain/application/application-date.ts';
import { useConsole } from '#web/data/operations-calls.ts';
import { DataTable } from './data-table.tsx';
import { Loaded } from './loaded.tsx';

export function ErrorsTab() {
  return (
    <Loaded what="the error log" query={useConsole(listErrors, {})}>
      {(errors) => (
        <DataTable
          bare
          title="Error log"
          empty="No error was logged."
          columns={['When', 'Message', 'Portal', 'Request']}
          rows={errors.map(({ at, id, message, portalCode, requestId }) => ({
            key: id,
            cells: [formatDateTime(at), message, portalCode || '–', <code key="request">{requestId}</code>],
          }))}
        />
      )}
    </Loaded>
  );
}
