import { useState } from 'react';
import type { SourcePreview } from '#contract/operations/operations-sources.ts';
import { addJobSource, testJobSource } from '#contract/operations/routes.ts';
import { useConsoleAct } from '#web/data/operations/operations-calls.ts';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import styles from '#web/screens/operations/parts/operations.module.css';
import { sourceTexts as texts } from '#web/texts/console/sources-console.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Row, Stack } from '#web/widgets/layout/page-layout.tsx';
import { showToast } from '#web/widgets/overlays/toast.tsx';

/** Adds a source by name. Trying it first saves nothing. */
export function AddSource() {
  const test = useConsoleAct(testJobSource);
  const add = useConsoleAct(addJobSource);
  const [source, setSource] = useState('');
  const problem = (test.error ?? add.error)?.message;
  const type = (text: string) => {
    setSource(text);
    test.reset();
    add.reset();
  };
  const keep = async () => {
    await add.mutateAsync({ body: { source } });
    showToast({ message: texts.added });
    type('');
  };
  const isEmpty = source.trim().length < 3;
  return (
    <Card as="section">
      <Stack>
        <div className={styles.search}>
          <TextField
            label={texts.add}
            hint={texts.addHint}
            value={source}
            onChange={type}
            maxLength={500}
            {...(problem !== undefined && { error: problem })}
          />
          <Row>
            <Button
              variant="secondary"
              isDisabled={isEmpty}
              loading={test.isPending}
              onPress={() => test.mutate({ body: { source } })}
            >
              {texts.test}
            </Button>
            <Button
              isDisabled={isEmpty}
              loading={add.isPending}
              onPress={() => void keep().catch(() => null)}
            >
              {texts.addButton}
            </Button>
          </Row>
        </div>
        <output>
          {test.isPending && texts.trying}
          {test.data && <Preview preview={test.data.preview} />}
        </output>
      </Stack>
    </Card>
  );
}

function Preview({ preview }: { preview: SourcePreview | null }) {
  if (!preview) return <Banner tone="warn">{texts.slow}</Banner>;
  if (preview.outcome !== 'read')
    return <Banner tone="warn">{texts.failed(preview.outcome, preview.detail)}</Banner>;
  return (
    <DataTable
      compact
      title={texts.previewTitle(preview)}
      empty={texts.previewNone}
      columns={texts.previewColumns}
      rows={preview.jobs.map(({ title, company, place }, index) => ({
        key: index,
        cells: [title, company, place],
      }))}
    />
  );
}
