import { useDocument, useProfileId } from '#web/data/profile/builder-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { RequireProfile } from '#web/parts/failure/require-profile.tsx';
import { resumesTexts as texts } from '#web/texts/profile/resumes.ts';
import { Skeleton } from '#web/widgets/feedback/skeleton.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Container, PageHeader, Stack } from '#web/widgets/layout/page-layout.tsx';
import { ExchangeSection } from './exchange-section.tsx';
import { LetterSection } from './letter-section.tsx';
import { ResumeSection } from './resume-section.tsx';

/** Resumes, cover letters, and importing or exporting the profile. */
export function ResumesScreen() {
  const routes = useRoutes();
  return (
    <Container>
      <PageHeader back={routes.resumePreviewBack} title={texts.title} intro={texts.intro} />
      <RequireProfile profileArea waiting={<Waiting />}>
        <Sections />
      </RequireProfile>
    </Container>
  );
}

function Sections() {
  const { documentId } = useProfileId();
  const { data: profile, error, refetch } = useDocument(documentId);
  if (error && !profile)
    return <LoadFailure title={texts.notLoaded} error={error} onRetry={() => void refetch()} />;
  if (!profile) return <Waiting />;
  return (
    <Stack gap="section">
      <ResumeSection profile={profile} />
      <LetterSection profile={profile} />
      <ExchangeSection profile={profile} />
    </Stack>
  );
}

function Waiting() {
  return (
    <Stack gap="section">
      {['resumes', 'letters'].map((part) => (
        <Card key={part}>
          <Skeleton shape="title" width="medium" />
          <Skeleton shape="block" />
        </Card>
      ))}
    </Stack>
  );
}
