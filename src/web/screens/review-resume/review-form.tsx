import { FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Contact } from '#domain/document/contact.ts';
import { reviewedState } from '#domain/document/reviewed-state.ts';
import { useRoutes } from '#web/data/portal.ts';
import { useProfileProgress } from '#web/data/profile-progress.ts';
import { useFinishReview } from '#web/data/resume-calls.ts';
import { useRetryOnline } from '#web/data/retry-online.ts';
import { NotSaved } from '#web/parts/not-saved.tsx';
import { Text } from '#web/parts/text.tsx';
import { Button } from '#web/widgets/button.tsx';
import { Card } from '#web/widgets/card.tsx';
import { Container, PageHeader, Stack } from '#web/widgets/page-layout.tsx';
import { ReasonLine } from '#web/widgets/reason-line.tsx';
import { StickyBar } from '#web/widgets/sticky-bar.tsx';
import { findContactMistakes } from './find-contact-mistakes.ts';
import { ReviewContact } from './review-contact.tsx';
import { ReviewJobs } from './review-jobs.tsx';
import styles from './review-resume.module.css';
import { ReviewSchools } from './review-schools.tsx';
import { ReviewSkills } from './review-skills.tsx';
import type { useDraft } from './use-draft.ts';

interface ReviewFormProps {
  review: ReturnType<typeof useDraft>;
  /** The original, beside the fields. */
  children: ReactNode;
}

export function ReviewForm({ review, children }: ReviewFormProps) {
  const routes = useRoutes();
  const navigate = useNavigate();
  const progress = useProfileProgress();
  const finish = useFinishReview();
  const [mistakes, setMistakes] = useState<Partial<Record<keyof Contact, string>>>({});
  const { draft, change, changed, doubts } = review;
  const doubtsOf = (part: string) => doubts.filter((doubt) => doubt.part === part);

  const save = () => {
    const found = findContactMistakes(draft.contact);
    setMistakes(found);
    const [first] = Object.keys(found);
    if (first) {
      globalThis.document.querySelector<HTMLElement>(`[name="contact.0.${first}"]`)?.focus();
      return;
    }
    const state = reviewedState(changed);
    finish.mutate(
      { document: changed, state },
      {
        onSuccess: () => {
          review.forget();
          void navigate(routes.completeProfile({ ...progress, hasDocument: true, EAST: state }));
        },
      },
    );
  };

  useRetryOnline(finish.error, save);

  return (
    <>
      <Container>
        <PageHeader
          title="Check what we read"
          intro="Select a field to see the line it came from. Nothing is sent without your approval."
        />
        <div className={styles.columns}>
          <Stack gap="section">
            <Part title="Contact Information">
              <Card>
                <ReviewContact
                  contact={draft.contact}
                  mistakes={mistakes}
                  onChange={(contact) => {
                    change({ contact });
                    setMistakes({});
                  }}
                />
              </Card>
            </Part>
            <Part title="Experience" note={`We found ${count(draft.jobs.length, 'job')}.`}>
              <ReviewJobs
                entries={draft.jobs}
                doubts={doubtsOf('experience')}
                onChange={(jobs) => change({ jobs })}
              />
            </Part>
            <Part title="Education" note={`We found ${count(draft.schools.length, 'school')}.`}>
              <ReviewSchools
                entries={draft.schools}
                doubts={doubtsOf('education')}
                onChange={(schools) => change({ schools })}
              />
            </Part>
            <Part title="Skills">
              <Card>
                <ReviewSkills
                  skills={draft.skills}
                  doubt={doubtsOf('skills')[0]?.reason}
                  onChange={(skills) => change({ skills })}
                />
              </Card>
            </Part>
            <ReasonLine icon={FileText}>
              {doubts.length === 0
                ? 'Everything we look for was read from your resume.'
                : `${count(doubts.length, 'field')} to check. You can also do that later.`}
            </ReasonLine>
            {finish.error && <NotSaved what="what you checked" failure={finish.error} />}
          </Stack>
          {children}
        </div>
      </Container>
      <StickyBar
        action={
          <>
            <Button
              variant="secondary"
              isDisabled={finish.isPending}
              onPress={() => void navigate(routes.resumeUpload)}
            >
              Use another file
            </Button>
            <Button loading={finish.isPending} onPress={save}>
              Looks right
            </Button>
          </>
        }
      />
    </>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section>
      <Stack>
        <div>
          <Text as="h2" look="heading">
            {title}
          </Text>
          {note && <Text>{note}</Text>}
        </div>
        {children}
      </Stack>
    </section>
  );
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
