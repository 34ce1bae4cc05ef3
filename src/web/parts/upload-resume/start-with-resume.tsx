import { Ban, Eye, Lock, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ProfileProgress } from '#domain/portal/onboarding-steps.ts';
import { useProfileProgress } from '#web/data/documents/profile-progress.ts';
import { useCreateProfile } from '#web/data/documents/resume-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { FunnelFooter } from '#web/parts/text/funnel-footer.tsx';
import { Text } from '#web/parts/text/text.tsx';
import { startTexts as texts } from '#web/texts/profile/upload-resume.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Container, PageHeader, Stack } from '#web/widgets/layout/page-layout.tsx';
import { Trans } from '#web/widgets/layout/trans.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { ResumeDrop } from './resume-drop.tsx';
import styles from './start-with-resume.module.css';
import { UpdateReasonModal } from './update-reason-modal.tsx';
import type { UploadSource } from './upload-state.ts';
import { useUpload } from './use-upload.ts';

/** The start on every portal: upload a resume, or fill in the first page by hand. */
export function StartWithResume() {
  const routes = useRoutes();
  const navigate = useNavigate();
  const progress = useProfileProgress();
  const byHand = useCreateProfile();
  const [asksReason, setAsksReason] = useState(false);
  const upload = useUpload((document) => void navigate(document ? routes.reviewResume : routes.profile));
  const isBusy = upload.isBusy || byHand.isPending;

  const take = (file: File, source: UploadSource) => {
    if (isBusy) return;
    const chosen = upload.choose(file, source);
    if (!chosen.isValid) return;
    if (upload.hasResume) setAsksReason(true);
    else upload.upload('content', chosen);
  };
  const continueAt = (at: ProfileProgress) => void navigate(routes.completeProfile(at));

  return (
    <>
      <Container narrow>
        <PageHeader title={texts.title} intro={texts.intro} />
        <Stack>
          <ResumeDrop upload={upload} onFile={take} />
          <p className={styles.byHand}>
            <Trans
              text={texts.byHand}
              parts={{
                button: (words) => (
                  <Button
                    variant="link"
                    loading={byHand.isPending}
                    isDisabled={isBusy || !upload.isKnown}
                    onPress={() =>
                      progress?.hasDocument
                        ? continueAt(progress)
                        : byHand.mutate(undefined, { onSuccess: () => continueAt({ hasDocument: true }) })
                    }
                  >
                    {words}
                  </Button>
                ),
              }}
            />
          </p>
          {byHand.error && (
            <Banner tone="bad" title={texts.notStarted}>
              {byHand.error.message}
            </Banner>
          )}
          <ul className={styles.facts}>
            <Fact icon={Eye} title={texts.visible} note={texts.visibleNote} />
            <Fact icon={Lock} title={texts.private} note={texts.privateNote} />
            <Fact icon={Ban} title={texts.neverFilled} note={texts.neverFilledNote} />
          </ul>
        </Stack>
      </Container>
      {progress?.hasDocument && <FunnelFooter busy={isBusy} onNext={() => continueAt(progress)} />}
      <UpdateReasonModal
        open={asksReason}
        onClose={() => {
          setAsksReason(false);
          upload.reset();
        }}
        onNext={(reason) => {
          setAsksReason(false);
          upload.upload(reason);
        }}
      />
    </>
  );
}

function Fact({ icon, title, note }: { icon: LucideIcon; title: string; note: string }) {
  return (
    <li className={styles.fact}>
      <Icon of={icon} />
      <p className={styles.factTitle}>{title}</p>
      <Text>{note}</Text>
    </li>
  );
}
