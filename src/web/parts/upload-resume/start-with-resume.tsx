import { Ban, Eye, Lock, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ProfileProgress } from '#domain/portal/onboarding-steps.ts';
import { useProfileProgress } from '#web/data/documents/profile-progress.ts';
import { useCreateProfile } from '#web/data/documents/resume-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { FunnelFooter } from '#web/parts/text/funnel-footer.tsx';
import { Text } from '#web/parts/text/text.tsx';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Container, PageHeader, Stack } from '#web/widgets/layout/page-layout.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { ResumeDrop } from './resume-drop.tsx';
import styles from './start-with-resume.module.css';
import { UpdateReasonModal } from './update-reason-modal.tsx';
import type { UploadSource } from './upload-state.ts';
import { useUpload } from './use-upload.ts';

/** The way in on every portal: a resume from anywhere, or the first page to fill in by hand. */
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
  const goOn = (at: ProfileProgress) => void navigate(routes.completeProfile(at));

  return (
    <>
      <Container narrow>
        <PageHeader
          title="Start with your resume"
          intro="We read it once, show you everything we found, and you correct it. Nothing goes to an employer."
        />
        <Stack>
          <ResumeDrop upload={upload} onFile={take} />
          <p className={styles.byHand}>
            No resume at hand?{' '}
            <Button
              variant="link"
              loading={byHand.isPending}
              isDisabled={isBusy || !upload.isKnown}
              onPress={() =>
                progress?.hasDocument
                  ? goOn(progress)
                  : byHand.mutate(undefined, { onSuccess: () => goOn({ hasDocument: true }) })
              }
            >
              Fill in by hand
            </Button>
          </p>
          {byHand.error && (
            <Banner tone="bad" title="We couldn't start your profile. Please try again.">
              {byHand.error.message}
            </Banner>
          )}
          <ul className={styles.facts}>
            <Fact icon={Eye} title="You see what we read">
              Every field shows the line it came from.
            </Fact>
            <Fact icon={Lock} title="Kept private">
              Only you can open it. Delete it whenever you want.
            </Fact>
            <Fact icon={Ban} title="Never filled">
              Social-security numbers, dates of birth, bank data.
            </Fact>
          </ul>
        </Stack>
      </Container>
      {progress?.hasDocument && <FunnelFooter busy={isBusy} onNext={() => goOn(progress)} />}
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

function Fact({ icon, title, children }: { icon: LucideIcon; title: string; children: string }) {
  return (
    <li className={styles.fact}>
      <Icon of={icon} />
      <p className={styles.factTitle}>{title}</p>
      <Text>{children}</Text>
    </li>
  );
}
