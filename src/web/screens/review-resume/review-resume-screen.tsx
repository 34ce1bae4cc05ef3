import { useMemo, useState } from 'react';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { listPlaces } from '#domain/document/output/list-places.ts';
import { useOriginal } from '#web/data/documents/resume-calls.ts';
import { useDocument, useProfileId } from '#web/data/profile/builder-calls.ts';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { RequireProfile } from '#web/parts/failure/require-profile.tsx';
import { WaitingPage } from '#web/parts/onboarding/waiting-page.tsx';
import { reviewTexts as texts } from '#web/texts/profile/review-resume.ts';
import { Skeleton } from '#web/widgets/feedback/skeleton.tsx';
import { Container } from '#web/widgets/layout/page-layout.tsx';
import { OriginalView } from './original-view.tsx';
import { ReviewContext } from './review-context.ts';
import { ReviewForm } from './review-form.tsx';
import styles from './review-resume.module.css';
import { useDraft } from './use-draft.ts';

/** What we read next to the file we read it from. Each value can be corrected in place. */
export function ReviewResumeScreen() {
  return (
    <RequireProfile
      profileArea
      waiting={<WaitingPage />}
      frame={(content) => <Container>{content}</Container>}
    >
      <LoadedReview />
    </RequireProfile>
  );
}

function LoadedReview() {
  const { documentId } = useProfileId();
  const { data, error, refetch } = useDocument(documentId);
  if (data) return <Review key={data.version} document={data} />;
  if (!error) return <WaitingPage />;
  return (
    <Container>
      <LoadFailure title={texts.notLoaded} error={error} onRetry={() => void refetch()} />
    </Container>
  );
}

function Review({ document }: { document: UserDocument }) {
  const original = useOriginal(document.id);
  const [selected, setSelected] = useState<string | null>(null);
  const review = useDraft(document);
  const pages = original.data?.pages;
  const places = useMemo(() => listPlaces(document, pages ?? []), [document, pages]);
  const { doubtAt, mistakes } = review;
  return (
    <ReviewContext value={{ places, doubtAt, mistakes, selected, select: setSelected }}>
      <ReviewForm review={review} leftOut={original.data?.leftOut ?? []}>
        <aside className={styles.original} aria-label={texts.yourFile}>
          {original.data ? (
            <OriginalView
              original={original.data}
              places={places}
              selected={selected}
              onSelect={(key) => {
                setSelected(key);
                globalThis.document.querySelector<HTMLElement>(`[name="${key}"]`)?.focus();
              }}
            />
          ) : original.error ? (
            <LoadFailure
              title={texts.pagesNotLoaded}
              error={original.error}
              onRetry={() => void original.refetch()}
            />
          ) : (
            <Skeleton shape="block" />
          )}
        </aside>
      </ReviewForm>
    </ReviewContext>
  );
}
