import { ArrowLeft, Banknote, Briefcase, CalendarDays, House, Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { JobCard } from '#contract/applications/job-application.ts';
import { readJobFields } from '#domain/job/job-fields.ts';
import { formatPay } from '#domain/job/pay-text.ts';
import { describeFreshness } from '#domain/job/posted-text.ts';
import { RichText } from '#web/parts/text/rich-text.tsx';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { buttonTexts } from '#web/texts/buttons.ts';
import { jobDetailTexts as texts } from '#web/texts/jobs/job-detail.ts';
import { jobMatchTexts } from '#web/texts/jobs/job-matches.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { LetterTile } from '#web/widgets/marks/letter-tile.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import { FreshnessNote } from './freshness-note.tsx';
import { HiddenJobDetail } from './hidden-job.tsx';
import { ApplyLink, JobAction } from './job-action.tsx';
import styles from './job-detail.module.css';
import { Opinion } from './opinion.tsx';
import { AboutPosting, Warnings } from './posting-notes.tsx';
import type { JobActions } from './use-job-actions.tsx';
import { NotMatched, WhyItMatches } from './why-it-matches.tsx';

const JobMenu = lazy(async () => ({ default: (await import('./job-menu.tsx')).JobMenu }));
const EmployerQuestions = lazy(async () => ({
  default: (await import('./employer-questions.tsx')).EmployerQuestions,
}));

export function JobDetailView({
  job,
  actions,
  onBack,
}: {
  job: JobCard;
  actions: JobActions;
  onBack: () => void;
}) {
  return (
    <Stack>
      <div className={styles.back}>
        <Button variant="ghost" size="md" icon={ArrowLeft} onPress={onBack}>
          {buttonTexts.back}
        </Button>
      </div>
      {job.isDisliked ? (
        <HiddenJobDetail job={job} actions={actions} />
      ) : (
        <>
          <JobDetail job={job} actions={actions} />
          <div className={styles.bottomBar} data-sticky-bar>
            <Actions job={job} actions={actions} />
          </div>
        </>
      )}
    </Stack>
  );
}

function JobDetail({ job, actions }: { job: JobCard; actions: JobActions }) {
  const { img, title, company, location, remoteOption, description, showNewTag } = readJobFields(job);
  return (
    <>
      <Card as="section">
        <div className={styles.detailHead}>
          <LetterTile name={company} logo={img} size="lg" />
          <div className={styles.words}>
            <h2 id="job-title" tabIndex={-1} className={styles.detailTitle}>
              {title} {showNewTag && <Tag tone="new">{jobMatchTexts.new}</Tag>}
            </h2>
            <p className={styles.detailCompany}>
              {company}
              {location && ` · ${location}`}
            </p>
          </div>
        </div>
        <div className={styles.tags}>
          {remoteOption && <Tag icon={House}>{remoteOption}</Tag>}
          {job.employmentType && <Tag icon={Briefcase}>{job.employmentType}</Tag>}
          {job.pay && <Tag icon={Banknote}>{formatPay(job.pay)}</Tag>}
          {describeFreshness(job).confirmed ? (
            <FreshnessNote job={job} section="job details" />
          ) : (
            <Tag icon={CalendarDays}>{describeFreshness(job).text}</Tag>
          )}
        </div>
        <div className={styles.detailActions}>
          <Actions job={job} actions={actions} />
          <div className={styles.sidelong}>
            <Opinion job={job} actions={actions} place="detail" />
            {!job.application && (
              <Button
                variant="ghost"
                size="md"
                icon={Trash2}
                onPress={() => actions.remove(job.id, 'detail')}
              >
                {buttonTexts.remove}
              </Button>
            )}
            <Suspense>
              <JobMenu job={job} actions={actions} />
            </Suspense>
          </div>
        </div>
        {actions.failureOf(job.id, 'detail')}
        {job.eligibleForExpertApply && !job.application && <Text look="fine">{texts.quickApplyNote}</Text>}
      </Card>
      <Warnings warnings={job.warnings} />
      {job.score === null ? <NotMatched /> : <WhyItMatches score={job.score} reasons={job.reasons} />}
      {job.eligibleForExpertApply && (
        <Suspense>
          <EmployerQuestions jobId={job.id} />
        </Suspense>
      )}
      <Card as="section">
        <Heading level={3}>{texts.about}</Heading>
        <RichText html={description} />
      </Card>
      <AboutPosting job={job} />
    </>
  );
}

function Actions({ job, actions }: { job: JobCard; actions: JobActions }) {
  return (
    <>
      <JobAction job={job} actions={actions} place="detail" />
      {job.eligibleForExpertApply && <ApplyLink job={job} actions={actions} place="detail" />}
    </>
  );
}

/** On phones the detail is a separate view: it takes the focus, and closing it returns the focus to the list. */
export function useDetailFocus(chosenId: string | null): void {
  const previous = useRef(chosenId);
  useEffect(() => {
    if (previous.current === chosenId) return;
    const left = previous.current;
    previous.current = chosenId;
    if (!window.matchMedia('(max-width: 1023px)').matches) return;
    window.scrollTo({ top: 0 });
    document.getElementById(chosenId ? 'job-title' : `job-${left}`)?.focus();
  }, [chosenId]);
}
