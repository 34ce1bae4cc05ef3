import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useNavigate } from 'react-router';
import { docxPath } from '#contract/documents/routes.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { useImportProfile } from '#web/data/documents/resume-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { ConfirmModal } from '#web/parts/failure/confirm-modal.tsx';
import { Text } from '#web/parts/text/text.tsx';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Row, Stack } from '#web/widgets/layout/page-layout.tsx';
import { Section } from './section.tsx';

const notJsonResume = "That's not a JSON Resume. Try a file made by a JSON Resume tool (jsonresume.org).";
/** Loaded when it is asked for. */
const exchange = () => import('./exchange-profile.ts');
const largest = 2 * 1024 * 1024;

/** The profile in and out as a file that other tools read. */
export function ExchangeSection({ profile }: { profile: UserDocument }) {
  const routes = useRoutes();
  const navigate = useNavigate();
  const bring = useImportProfile();
  const [read, setRead] = useState<UserDocument | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  const take = async (file: File | undefined) => {
    if (!file) return;
    const { readProfile } = await exchange();
    const imported = file.size > largest ? null : readProfile(await file.text(), profile);
    setRefused(imported ? null : notJsonResume);
    setRead(imported);
  };

  return (
    <Section title="Import and export" note="Take your profile with you, or bring it from another service.">
      <Card>
        <Stack>
          <Row>
            <Button
              variant="secondary"
              size="md"
              icon={Download}
              onPress={() => void exchange().then(({ downloadProfile }) => downloadProfile(profile))}
            >
              JSON Resume
            </Button>
            <LinkButton
              variant="secondary"
              size="md"
              icon={Download}
              href={docxPath.replace(':userId', profile.userId).replace(':docId', profile.id)}
              download
            >
              Word
            </LinkButton>
            <FileTrigger
              acceptedFileTypes={['.json', 'application/json']}
              onSelect={(files) => void take(files?.[0])}
            >
              <Button variant="secondary" size="md" icon={Upload}>
                Import JSON Resume
              </Button>
            </FileTrigger>
          </Row>
          <Text>
            From LinkedIn: open your profile there, choose Resources, then Save to PDF, and upload that file
            as your resume.
          </Text>
          {refused && <Banner tone="bad">{refused}</Banner>}
        </Stack>
      </Card>
      <ConfirmModal
        open={read !== null}
        title="Replace your profile?"
        confirm="Replace"
        call={bring}
        onClose={() => setRead(null)}
        onConfirm={() => read && bring.mutate(read, { onSuccess: () => void navigate(routes.reviewResume) })}
      >
        Your profile will be overwritten and you'll be asked to review it again. Your files, answers and
        search options stay.
      </ConfirmModal>
    </Section>
  );
}
