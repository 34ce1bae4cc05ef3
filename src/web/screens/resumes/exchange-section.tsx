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
import { exchangeTexts as texts } from '#web/texts/profile/resumes.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Row, Stack } from '#web/widgets/layout/page-layout.tsx';
import { Section } from './section.tsx';

const exchange = () => import('./exchange-profile.ts');
const largest = 2 * 1024 * 1024;

/** Imports and exports the profile as a file that other tools read. */
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
    setRefused(imported ? null : texts.notJsonResume);
    setRead(imported);
  };

  return (
    <Section title={texts.title} note={texts.note}>
      <Card>
        <Stack>
          <Row>
            <Button
              variant="secondary"
              size="md"
              icon={Download}
              onPress={() => void exchange().then(({ downloadProfile }) => downloadProfile(profile))}
            >
              {texts.jsonResume}
            </Button>
            <LinkButton
              variant="secondary"
              size="md"
              icon={Download}
              href={docxPath.replace(':userId', profile.userId).replace(':docId', profile.id)}
              download
            >
              {texts.word}
            </LinkButton>
            <FileTrigger
              acceptedFileTypes={['.json', 'application/json']}
              onSelect={(files) => void take(files?.[0])}
            >
              <Button variant="secondary" size="md" icon={Upload}>
                {texts.import}
              </Button>
            </FileTrigger>
          </Row>
          <Text>{texts.linkedIn}</Text>
          {refused && <Banner tone="bad">{refused}</Banner>}
        </Stack>
      </Card>
      <ConfirmModal
        open={read !== null}
        title={texts.replaceTitle}
        confirm={texts.replace}
        call={bring}
        onClose={() => setRead(null)}
        onConfirm={() => read && bring.mutate(read, { onSuccess: () => void navigate(routes.reviewResume) })}
      >
        {texts.replaceNote}
      </ConfirmModal>
    </Section>
  );
}
