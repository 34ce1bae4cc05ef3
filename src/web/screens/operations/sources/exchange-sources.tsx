import { useState } from 'react';
import { exportJobSources, importJobSources } from '#contract/operations/routes.ts';
import { useConsoleAct } from '#web/data/operations/operations-calls.ts';
import { saveFile, writeCsv } from '#web/parts/files/save-file.ts';
import { ActButton } from '#web/screens/operations/parts/act-button.tsx';
import { sourceTexts as texts } from '#web/texts/console/sources-console.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { TextArea } from '#web/widgets/fields/text-area.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Row, Stack } from '#web/widgets/layout/page-layout.tsx';

const mostCharacters = 200_000;

/** Downloads all sources as CSV, and imports sources from CSV. */
export function ExchangeSources() {
  const download = useConsoleAct(exportJobSources);
  const bring = useConsoleAct(importJobSources);
  const [csv, setCsv] = useState('');
  const lines = csv.split('\n').filter((line) => line.trim() !== '').length;
  const save = async () => {
    const sources = await download.mutateAsync({});
    const rows = sources.map(({ kind, name, enabled }) => [kind, name, enabled ? 'on' : 'paused']);
    saveFile('job-sources.csv', 'text/csv', writeCsv([['kind', 'name', 'state'], ...rows]));
  };
  return (
    <Card as="section">
      <Stack>
        <TextArea
          label={texts.importTitle}
          hint={texts.importHint}
          value={csv}
          onChange={setCsv}
          rows={4}
          maxLength={mostCharacters}
        />
        {bring.data && bring.data.refused.length > 0 && (
          <ul>
            {bring.data.refused.map(({ line, text }) => (
              <li key={line}>{texts.refused(line, text)}</li>
            ))}
          </ul>
        )}
        <Row>
          <ActButton
            label={texts.importButton}
            title={texts.importQuestion}
            effect={texts.importEffect(lines)}
            done={texts.imported}
            disabled={lines === 0}
            act={(reason) => bring.mutateAsync({ body: { csv, reason } })}
          />
          <Button variant="link" loading={download.isPending} onPress={() => void save().catch(() => null)}>
            {texts.download}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
