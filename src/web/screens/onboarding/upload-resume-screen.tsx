import { lazy, Suspense, useState } from 'react';
import { isProfileComplete } from '#domain/document/profile-state.ts';
import type { UserDocument } from '#domain/document/user-document.ts';
import { useDocument, usePreferences, useProfileId } from '#web/data/builder-calls.ts';
import { LoadFailure } from '#web/parts/load-failure.tsx';
import { Card } from '#web/widgets/card.tsx';
import { Container, PageHeader, Stack } from '#web/widgets/page-layout.tsx';
import { Skeleton } from '#web/widgets/skeleton.tsx';
import { Steps } from '#web/widgets/steps.tsx';
import { UploadResume } from './upload-resume.tsx';

const CheckReading = lazy(async () => ({ default: (await import('./check-reading.tsx')).CheckReading }));

const steps = ['Resume', 'Check', 'Job matches'];

/** The way in: a resume, a look at what was read, then the matches. */
export function UploadResumeScreen() {
  const { documentId, error, refetch } = useProfileId();
  const preferences = usePreferences();
  const [read, setRead] = useState<UserDocument | null>(null);
  const [another, setAnother] = useState(false);
  const unfinished = Boolean(documentId && preferences.data && !isProfileComplete(preferences.data));
  const stored = useDocument(unfinished && !read && !another ? documentId : null);

  const failure = error ?? preferences.error ?? stored.error;
  if (failure)
    return (
      <Container narrow>
        <PageHeader title="Start with your resume" />
        <LoadFailure
          what="your profile"
          error={failure}
          onRetry={() => void Promise.all([refetch(), preferences.refetch()])}
        />
      </Container>
    );
  const document = another ? null : (read ?? stored.data ?? null);
  if (document)
    return (
      <>
        <Steps steps={steps} current={1} />
        <Suspense>
          <CheckReading
            document={document}
            onAnotherFile={() => {
              setRead(null);
              setAnother(true);
            }}
          />
        </Suspense>
      </>
    );
  if (documentId === undefined || !preferences.data || (unfinished && !another)) return <UploadSkeleton />;
  return (
    <>
      <Steps steps={steps} current={0} />
      <UploadResume
        documentId={documentId}
        onRead={(next) => {
          setAnother(false);
          setRead(next);
        }}
      />
    </>
  );
}

function UploadSkeleton() {
  return (
    <>
      <Steps steps={steps} current={0} />
      <Container narrow>
        <PageHeader title="Start with your resume" />
        <Card>
          <Stack>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Stack>
        </Card>
      </Container>
    </>
  );
}
