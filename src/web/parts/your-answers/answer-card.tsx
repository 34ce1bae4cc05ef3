import { Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { RememberedAnswer } from '#contract/applications/remembered-answers.ts';
import { formatShortDate } from '#domain/application/application-date.ts';
import { parseAnswer } from '#domain/application/reviewed-answer.ts';
import { isReady } from '#domain/application/status.ts';
import { useChangeRemembered } from '#web/data/applications/remembered-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { buttonTexts } from '#web/texts/buttons.ts';
import { yourAnswersTexts as texts } from '#web/texts/profile/your-answers.ts';
import { IconButton } from '#web/widgets/buttons/icon-button.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import styles from './your-answers.module.css';

const AnswerForm = lazy(async () => ({ default: (await import('./answer-form.tsx')).AnswerForm }));
const ConfirmModal = lazy(async () => ({
  default: (await import('#web/parts/failure/confirm-modal.tsx')).ConfirmModal,
}));

/** A remembered answer: what was asked and answered, its scope, and where it was used. */
export function AnswerCard({ answer }: { answer: RememberedAnswer }) {
  const [mode, setMode] = useState<'shown' | 'editing' | 'deleting'>('shown');
  const { remove } = useChangeRemembered();
  const show = () => setMode('shown');
  const { questionText, company, title, scope } = answer;
  const notSent = answer.usedIn.filter(({ status }) => isReady(status)).length;
  return (
    <Card as="li">
      {mode === 'editing' ? (
        <Suspense>
          <AnswerForm answer={answer} notSent={notSent} onDone={show} />
        </Suspense>
      ) : (
        <>
          <div className={styles.head}>
            <div className={styles.words}>
              <Heading level={3} small>
                {questionText}
              </Heading>
              <p className={styles.answer}>{parseAnswer(answer).join(', ')}</p>
            </div>
            <div className={styles.actions}>
              <IconButton
                icon={Pencil}
                label={texts.editOf(questionText)}
                onPress={() => setMode('editing')}
              />
              <IconButton
                icon={Trash2}
                label={texts.deleteOf(questionText)}
                onPress={() => setMode('deleting')}
              />
            </div>
          </div>
          <div className={styles.tags}>
            <Tag tone="outlined">{(answer.isProse ? texts.offered : texts.scope)[scope](company, title)}</Tag>
            {answer.sensitive && <Tag>{texts.personal}</Tag>}
          </div>
          <Text>{texts.given(formatShortDate(answer.givenAt), company)}</Text>
          <Uses usedIn={answer.usedIn} />
        </>
      )}
      <Suspense>
        {mode === 'deleting' && (
          <ConfirmModal
            open
            title={texts.deleteTitle}
            confirm={buttonTexts.delete}
            destructive
            call={remove}
            onClose={show}
            onConfirm={() => remove.mutate(answer.id)}
          >
            {texts.deleteNote} {notSent > 0 && texts.deleteKept(notSent)}
          </ConfirmModal>
        )}
      </Suspense>
    </Card>
  );
}

function Uses({ usedIn }: Pick<RememberedAnswer, 'usedIn'>) {
  const { audit, receipt } = useRoutes();
  if (usedIn.length === 0) return <Text>{texts.unused}</Text>;
  return (
    <details className={styles.uses}>
      <summary>{texts.uses(usedIn.length)}</summary>
      <ul>
        {usedIn.map(({ applicationId, company, title, status }) => (
          <li key={applicationId}>
            <Link to={isReady(status) ? audit(applicationId) : receipt(applicationId)}>
              {texts.jobAt(title, company)}
            </Link>
            {isReady(status) && ` (${texts.notSent})`}
          </li>
        ))}
      </ul>
    </details>
  );
}
