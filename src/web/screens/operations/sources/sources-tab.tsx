import { type SubmitEvent, useState } from 'react';
import type { SourceRow } from '#contract/operations/operations-sources.ts';
import { getSweep, listJobSources } from '#contract/operations/routes.ts';
import { formatDateTime } from '#domain/application/application-date.ts';
import { useConsole } from '#web/data/operations/operations-calls.ts';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import styles from '#web/screens/operations/parts/operations.module.css';
import { SourceHealth } from '#web/screens/operations/parts/state-tags.tsx';
import { directoryTexts, sourceTexts as texts } from '#web/texts/console/sources-console.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Pagination } from '#web/widgets/layout/pagination.tsx';
import { Select } from '#web/widgets/selects/select.tsx';
import { AddSource } from './add-source.tsx';
import { DirectoryCard } from './directory-card.tsx';
import { ExchangeSources } from './exchange-sources.tsx';
import { HostList } from './host-list.tsx';
import { SourceActs } from './source-acts.tsx';

const filters = (['all', 'troubled', 'paused'] as const).map((value) => ({
  value,
  text: texts.filters[value],
}));
type Filter = (typeof filters)[number]['value'];

/** The directory, and every source that was added or has found jobs. */
export function SourcesTab() {
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useState('');
  const [show, setShow] = useState<Filter>('all');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSearch(typed.trim());
  };
  return (
    <Stack>
      <Loaded texts={directoryTexts} query={useConsole(getSweep, {}, { everyMs: 10_000 })}>
        {(sweep) => <DirectoryCard state={sweep} />}
      </Loaded>
      <AddSource />
      <form className={styles.search} onSubmit={submit} noValidate>
        <TextField label={texts.search} value={typed} onChange={setTyped} type="search" maxLength={200} />
        <Select
          label={texts.show}
          options={filters}
          value={show}
          onChange={(value) => setShow(filters.find((filter) => filter.value === value)?.value ?? 'all')}
        />
        <Button type="submit">{texts.find}</Button>
      </form>
      <SourceList key={`${search} ${show}`} search={search} show={show} />
      <HostList />
      <ExchangeSources />
    </Stack>
  );
}

function SourceList({ search, show }: { search: string; show: Filter }) {
  const [page, setPage] = useState(1);
  const query = { search, show, page, size: 20 };
  return (
    <Loaded texts={texts} query={useConsole(listJobSources, { query })}>
      {({ results, totalPages, totalRecords }) => (
        <>
          <DataTable
            title={texts.count(totalRecords)}
            empty={texts.none}
            columns={texts.columns}
            rows={results.map((source) => ({ key: source.id, cells: describeSource(source) }))}
          />
          <Pagination page={page} pages={totalPages} onPage={setPage} />
        </>
      )}
    </Loaded>
  );
}

function describeSource(source: SourceRow) {
  return [
    texts.source(source),
    <SourceHealth key="health" source={source} />,
    source.openJobs,
    source.lastReadAt ? formatDateTime(source.lastReadAt) : texts.never,
    source.enabled ? formatDateTime(source.nextCheckAt) : '–',
    [source.lastOutcome, source.lastDetail].filter(Boolean).join(': ') || '–',
    <SourceActs key="acts" source={source} />,
  ];
}
