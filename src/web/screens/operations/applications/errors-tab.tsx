import { useState } from 'react';
import type { ErrorKind } from '#contract/operations/operations-console.ts';
import { listErrors } from '#contract/operations/routes.ts';
import { formatDateTime } from '#domain/application/application-date.ts';
import { errorKinds } from '#domain/operator-role.ts';
import { useConsole } from '#web/data/operations/operations-calls.ts';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import styles from '#web/screens/operations/parts/operations.module.css';
import { errorLog as texts } from '#web/texts/console/applications-console.ts';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Select } from '#web/widgets/selects/select.tsx';

const kinds = errorKinds.map((value) => ({ value, text: texts.kinds[value] }));

/** Shows our own errors at first; user errors are a separate list. */
export function ErrorsTab() {
  const [kind, setKind] = useState<ErrorKind>('faults');
  const [search, setSearch] = useState('');
  return (
    <Stack>
      <div className={styles.filters}>
        <Select
          label={texts.show}
          options={kinds}
          value={kind}
          onChange={(value) => setKind(errorKinds.find((kind) => kind === value) ?? 'faults')}
        />
        <TextField label={texts.search} value={search} onChange={setSearch} type="search" maxLength={200} />
      </div>
      <Loaded texts={texts} query={useConsole(listErrors, { query: { kind, search: search.trim() } })}>
        {(errors) => (
          <DataTable
            bare
            title={texts.title}
            empty={texts.none}
            columns={texts.columns}
            rows={errors.map(({ at, id, message, portalCode, requestId }) => ({
              key: id,
              cells: [formatDateTime(at), message, portalCode || '–', <code key="request">{requestId}</code>],
            }))}
          />
        )}
      </Loaded>
    </Stack>
  );
}
