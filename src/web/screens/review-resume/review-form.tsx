import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { reviewedState } from '#domain/document/profile/find-doubts.ts';
import { maxSummaryLength } from '#domain/document/sections/about.ts';
import { useProfileProgress } from '#web/data/documents/profile-progress.ts';
import { useFinishReview } from '#web/data/documents/resume-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { useRetryOnline } from '#web/data/request/retry-online.ts';
import { NotSaved } from '#web/parts/failure/not-saved.tsx';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { sectionTexts } from '#web/texts/profile/profile-sections.ts';
import { reviewTexts as texts } from '#web/texts/profile/review-resume.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { TextArea } from '#web/widgets/fields/text-area.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Container, PageHeader, Stack } from '#web/widgets/layout/page-layout.tsx';
import { StickyBar } from '#web/widgets/layout/sticky-bar.tsx';
import { ReasonLine } from '#web/widgets/marks/reason-line.tsx';
import { ReviewContact } from './review-contact.tsx';
import { focusField } from './review-context.ts';
import { ReviewJobs } from './review-jobs.tsx';
import { ReviewLanguages } from './review-languages.tsx';
import styles from './review-resume.module.css';
import { ReviewSchools } from './review-schools.tsx';
import { ReviewSkills } from './review-skills.tsx';
import type { useDraft } from './use-draft.ts';

interface ReviewFormProps {
  review: ReturnType<typeof useDraft>;
  /** What the file has and the profile has no field for. */
  leftOut: readonly string[];
  /** The original, next to the fields. */
  children: ReactNode;
}

export function ReviewForm({ review, leftOut, children }: ReviewFormProps) {
  const routes = useRoutes();
  const navigate = useNavigate();
  const progress = useProfileProgress();
  const finish = useFinishReview();
  const { draft, change, changed, doubts, mistakes } = review;
  const doubtsOf = (part: string) => doubts.filter((doubt) => doubt.part === part);

  const save = () => {
    const [first] = review.check();
    if (first) return focusField(first.key);
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
        <PageHeader title={texts.title} intro={texts.intro} />
        <div className={styles.columns}>
          <Stack gap="section">
            <Part title={sectionTexts.contact}>
              <Card>
                <ReviewContact contact={draft.contact} onChange={(contact) => change({ contact })} />
              </Card>
            </Part>
            <Part title={texts.summary}>
              <Card>
                <TextArea
                  label={texts.summary}
                  hint={texts.summaryHint}
                  rows={4}
                  maxLength={maxSummaryLength}
                  value={draft.summary}
                  onChange={(summary) => change({ summary })}
                />
              </Card>
            </Part>
            <Part title={sectionTexts.experience} note={texts.jobsFound(draft.jobs.length)}>
              <ReviewJobs
                entries={draft.jobs}
                doubts={doubtsOf('experience')}
                onChange={(jobs) => change({ jobs })}
              />
            </Part>
            <Part title={sectionTexts.education} note={texts.schoolsFound(draft.schools.length)}>
              <ReviewSchools
                entries={draft.schools}
                doubts={doubtsOf('education')}
                onChange={(schools) => change({ schools })}
              />
            </Part>
            <Part title={sectionTexts.skills}>
              <Card>
                <ReviewSkills
                  skills={draft.skills}
                  doubt={doubtsOf('skills')[0]?.reason}
                  onChange={(skills) => change({ skills })}
                />
              </Card>
            </Part>
            <Part title={texts.languages}>
              <Card>
                <ReviewLanguages
                  languages={draft.languages}
                  onChange={(languages) => change({ languages })}
                />
              </Card>
            </Part>
            <ReasonLine icon={FileText}>
              {doubts.length === 0 ? texts.allRead : texts.toCheck(doubts.length)}
            </ReasonLine>
            {leftOut.length > 0 && <ReasonLine icon={FileText}>{texts.leftOut(leftOut)}</ReasonLine>}
            {mistakes.length > 0 && (
              <Banner tone="bad" title={texts.fixFirst}>
                <ul>
                  {mistakes.map(({ key, name, message }) => (
                    <li key={key}>
                      <Button variant="link" size="sm" onPress={() => focusField(key)}>
                        {texts.mistake(name, message)}
                      </Button>
                    </li>
                  ))}
                </ul>
              </Banner>
            )}
            {finish.error && <NotSaved what={texts.yourReview} failure={finish.error} />}
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
              {texts.anotherFile}
            </Button>
            <Button loading={finish.isPending} onPress={save}>
              {texts.looksRight}
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
          <Heading>{title}</Heading>
          {note && <Text>{note}</Text>}
        </div>
        {children}
      </Stack>
    </section>
  );
}
