import { Download } from 'lucide-react';
import { useState } from 'react';
import { useImportPastApplications } from '#web/data/applications/past-applications-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { saveFile } from '#web/parts/files/save-file.ts';
import { Text } from '#web/parts/text/text.tsx';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { DropZone } from '#web/widgets/fields/drop-zone.tsx';
import { Container, PageHeader, Row, Stack } from '#web/widgets/layout/page-layout.tsx';
import { ImportPreview } from './import-preview.tsx';

const largest = 900_000;
const example =
  'company,title,date,status,url\r\nAcme,Data Analyst,2026-10-01,Interview,https://acme.example/jobs/1';

/** `/settings/past-applications`: a table of earlier applications, looked at before anything is kept. */
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
    setRefused(
      isFit ? undefined : 'This file is too large. Leave out columns we do not need, and try again.',
    );
    if (!isFit) return;
    const text = await file.text();
    setCsv(text);
    look.mutate({ csv: text });
  };

  if (save.data)
    return (
      <Container>
        <PageHeader title="Bring past applications" back={routes.applications} />
        <Banner
          tone="ok"
          title={
            save.data.added === 1 ? '1 application is added' : `${save.data.added} applications are added`
          }
          action={<LinkButton href={routes.applications}>See my applications</LinkButton>}
        >
          We warn you before you apply to one of them again.
        </Banner>
      </Container>
    );
  return (
    <Container>
      <PageHeader
        title="Bring past applications"
        intro="From a spreadsheet, so that everything is in one place and you never apply twice by mistake."
        back={routes.applications}
      />
      <Stack>
        <DropZone
          title="Drop a CSV file here"
          hint="It needs columns for company, job title and date; status and link if you have them."
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
            An example to fill in
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
  if (all === 0) return <Text>Nothing can be added from this file yet. Correct it and choose it again.</Text>;
  const left =
    mistakes === 1 ? '1 row with a mistake is left out.' : `${mistakes} rows with mistakes are left out.`;
  const words = rows === 0 ? 'Update' : rows === 1 ? 'Add 1 application' : `Add ${rows} applications`;
  return (
    <Row>
      <Button loading={busy} onPress={onSave}>
        {words}
      </Button>
      {mistakes > 0 && <Text>{left}</Text>}
    </Row>
  );
}
