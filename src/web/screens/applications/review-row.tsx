import { Check, PencilLine } from 'lucide-react';
import type { ListedApplication } from '#contract/applications/job-application.ts';
import { countGiven } from '#domain/application/audit-progress.ts';
import { isOpenQuestion } from '#domain/application/reviewed-answer.ts';
import { statusMessages } from '#domain/messages/applications/status.ts';
import { JobLine } from '#web/parts/job/job-line.tsx';
import { StatusMark } from '#web/parts/status/status-mark.tsx';
import { useDisplayStatus } from '#web/parts/status/use-display-status.ts';
import { Text } from '#web/parts/text/text.tsx';
import { listTexts } from '#web/texts/applications/application-lists.ts';
import { ReasonLine } from '#web/widgets/marks/reason-line.tsx';
import styles from './application-table.module.css';
import { ReadyActions, type ReadyControls } from './ready-actions.tsx';
import { CautionLines } from './row-lines.tsx';

interface ReviewRowProps {
  application: ListedApplication;
  controls: ReadyControls;
}

export function ReviewRow({ application, controls }: ReviewRowProps) {
  const status = useDisplayStatus()(application);
  const { jobDetail } = application;
  return (
    <tr>
      <td>
        <JobLine job={jobDetail}>
          {status !== 'Preparing' && <AnswerState application={application} />}
          {status !== 'Preparing' && <CautionLines application={application} />}
        </JobLine>
      </td>
      <td>
        {status === 'Preparing' ? (
          <div className={styles.preparing}>
            <StatusMark status="Preparing" waitingFor={application.waiting?.reason} />
            <Text look="fine">{application.waiting?.message ?? statusMessages.Preparing}</Text>
          </div>
        ) : (
          <>
            <ReadyActions
              {...{ application, controls, styles }}
              quick={status !== 'ReadyForReview'}
              reviewable={jobDetail.eligibleForExpertApply}
              reviewWords={listTexts.reviewAndApply}
            />
            {controls.failure}
          </>
        )}
      </td>
    </tr>
  );
}

/** How many answers are ready, or how many questions wait for the person. */
function AnswerState({ application }: { application: ListedApplication }) {
  const open = application.questionAnswers.filter(isOpenQuestion).length;
  const sourced = application.questionAnswers.filter((question) => question.source !== null);
  if (open === 0)
    return (
      <ReasonLine icon={Check} tone="ok">
        {listTexts.sourced(
          countGiven(sourced.map(({ questionType: type, control, source }) => ({ type, control, source })))
            .answers,
        )}
      </ReasonLine>
    );
  return (
    <ReasonLine icon={PencilLine} tone="need">
      {listTexts.open(open)}
    </ReasonLine>
  );
}
