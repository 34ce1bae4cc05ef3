import { Check, PencilLine, Trash2, Zap } from 'lucide-react';
import type { ListedApplication } from '#contract/expert-apply.ts';
import { statusMessages } from '#domain/application/display-status.ts';
import { isOpenQuestion } from '#domain/application/reviewed-answer.ts';
import { useRoutes } from '#web/data/portal.ts';
import { JobLine } from '#web/parts/job-line.tsx';
import { StatusMark } from '#web/parts/status-mark.tsx';
import { Text } from '#web/parts/text.tsx';
import { useDisplayStatus } from '#web/parts/use-display-status.ts';
import { Button } from '#web/widgets/button.tsx';
import { LinkButton } from '#web/widgets/link-button.tsx';
import { ReasonLine } from '#web/widgets/reason-line.tsx';
import styles from './application-table.module.css';

interface ReviewRowProps {
  application: ListedApplication;
  running: boolean;
  locked: boolean;
  onOneClick: () => void;
  onRemove: () => void;
}

export function ReviewRow({ application, running, locked, onOneClick, onRemove }: ReviewRowProps) {
  const routes = useRoutes();
  const status = useDisplayStatus()(application);
  const { jobDetail } = application;
  const audit = routes.audit(application.id);
  return (
    <tr>
      <td>
        <JobLine job={jobDetail}>
          {status !== 'Preparing' && <AnswerState application={application} />}
        </JobLine>
      </td>
      <td>
        {status === 'Preparing' ? (
          <div className={styles.preparing}>
            <StatusMark status="Preparing" />
            <Text look="fine">{statusMessages.Preparing}</Text>
          </div>
        ) : (
          <div className={styles.actions}>
            <span className={styles.remove}>
              <Button
                variant="ghost"
                size="md"
                icon={Trash2}
                aria-label={`Remove ${jobDetail.title}`}
                isDisabled={running}
                onPress={onRemove}
              >
                Remove
              </Button>
            </span>
            {status === 'ReadyForReview' ? (
              <LinkButton size="md" href={audit}>
                Review and apply
              </LinkButton>
            ) : (
              <>
                {jobDetail.eligibleForExpertApply && (
                  <LinkButton variant="secondary" size="md" href={audit}>
                    Review
                  </LinkButton>
                )}
                <Button
                  size="md"
                  icon={Zap}
                  loading={running}
                  isDisabled={locked && !running}
                  onPress={onOneClick}
                >
                  One-click apply
                </Button>
              </>
            )}
          </div>
        )}
      </td>
    </tr>
  );
}

/** How much of the application stands, and how much waits for the person. */
function AnswerState({ application }: { application: ListedApplication }) {
  const open = application.questionAnswers.filter(isOpenQuestion).length;
  const sourced = application.questionAnswers.filter((question) => question.source !== null).length;
  if (open === 0)
    return (
      <ReasonLine icon={Check} tone="ok">
        {sourced === 1 ? 'The answer has a source' : `All ${sourced} answers have a source`}
      </ReasonLine>
    );
  return (
    <ReasonLine icon={PencilLine} tone="need">
      {open === 1 ? '1 question left to review' : `${open} questions left to review`}
    </ReasonLine>
  );
}
