import { Download } from 'lucide-react';
import { useState } from 'react';
import { useImportPastApplications } from '#web/data/applications/past-applications-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { saveFile } from '#web/parts/files/save-file.ts';
import { Text } from '#web/parts/text/text.tsx';
import { pastApplicationTexts as texts } from '#web/texts/applications/past-applications.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { DropZone } from '#web/widgets/fields/drop-zone.tsx';
import { Container, PageHeader, Row, Stack } from '#web/widgets/layout/page-layout.tsx';
import { ImportPreview } from './import-preview.tsx';

const largest = 900_000;
const example =
  'company,title,date,status,url\r\nAcme,Data Analyst,2026-10-01,Interview,https://acme.example/jobs/1';

/** `/settings/past-applications`: imports earlier applications from a table, after a preview. */
export function PastApplicationsScreen() {
  const routes = useRoutes();
  const look = useImportPastApplications();
  const save = useImportPastApplications();
  const [csv, setCsv] = useState('');
  const [refused, setRefused] = useState<string>();

  const take = async (file: File) => {
    save.reset();
    look.reset();
    const isFit = file.size <= largest;
    setRefused(isFit ? undefined : texts.tooLarge);
    if (!isFit) return;
    const text = await file.text();
    setCsv(text);
    look.mutate({ csv: text });
  };

  if (save.data)
    return (
      <Container>
        <PageHeader title={texts.title} back={routes.applications} />
        <Banner
          tone="ok"
          title={texts.added(save.data.added)}
          action={<LinkButton href={routes.applications}>{texts.seeApplications}</LinkButton>}
        >
          {texts.addedNote}
        </Banner>
      </Container>
    );
  return (
    <Container>
      <PageHeader title={texts.title} intro={texts.intro} back={routes.applications} />
      <Stack>
        <DropZone
          title={texts.drop}
          hint={texts.columnsNeeded}
          accept={['.csv', 'text/csv']}
          busy={look.isPending}
          error={refused ?? look.error?.message}
          onFile={(file) => void take(file)}
        >
          <Button
            variant="link"
            icon={Download}
            onPress={() => saveFile('past-applications.csv', 'text/csv', example)}
          >
            {texts.example}
          </Button>
        </DropZone>
        {look.data && (
          <>
            <ImportPreview report={look.data} />
            {save.error && <Banner tone="bad">{save.error.message}</Banner>}
            <SaveRow
              rows={look.data.rows.filter(({ known }) => !known).length}
              all={look.data.rows.length}
              mistakes={look.data.mistakes.length}
              busy={save.isPending}
              onSave={() => save.mutate({ csv, save: true, leaveOutMistakes: true })}
            />
          </>
        )}
      </Stack>
    </Container>
  );
}

interface SaveRowProps {
  rows: number;
  all: number;
  mistakes: number;
  busy: boolean;
  onSave: () => void;
}

function SaveRow({ rows, all, mistakes, busy, onSave }: SaveRowProps) {
  if (all === 0) return <Text>{texts.nothing}</Text>;
  return (
    <Row>
      <Button loading={busy} onPress={onSave}>
        {texts.add(rows)}
      </Button>
      {mistakes > 0 && <Text>{texts.leftOut(mistakes)}</Text>}
    </Row>
  );
}
