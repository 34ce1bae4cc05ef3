import { useState } from 'react';
import { Link } from 'react-router';
import type { RememberedAnswers } from '#contract/applications/remembered-answers.ts';
import { useUpdatePrepared } from '#web/data/applications/remembered-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { outdatedTexts as texts, yourAnswersTexts } from '#web/texts/profile/your-answers.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import styles from './your-answers.module.css';

/** Prepared applications that still have the old answers, with what would change and a button that updates them. */
export function OutdatedNotice({ outdated }: Pick<RememberedAnswers, 'outdated'>) {
  const { audit } = useRoutes();
  const update = useUpdatePrepared();
  const [updated, setUpdated] = useState(0);
  const ids = outdated.map(({ applicationId }) => applicationId);
  const updateAll = () => update.mutate(ids, { onSuccess: () => setUpdated(ids.length) });
  if (outdated.length === 0)
    return (
      updated > 0 && (
        <Banner tone="ok">
          <output>{texts.updated(updated)}</output>
        </Banner>
      )
    );
  return (
    <Banner
      tone="warn"
      level={3}
      title={texts.title(outdated.length)}
      action={
        <Button size="md" loading={update.isPending} onPress={updateAll}>
          {texts.update(outdated.length)}
        </Button>
      }
    >
      <p>{texts.note}</p>
      <ul className={styles.outdated}>
        {outdated.map(({ applicationId, company, title, questions }) => (
          <li key={applicationId}>
            <Link to={audit(applicationId)}>{yourAnswersTexts.jobAt(title, company)}</Link>
            <ul>
              {questions.map(({ questionText, before, after }) => (
                <li key={questionText}>
                  {texts.question(questionText)}{' '}
                  {before === '' ? texts.fill(after) : texts.change(before, after)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {update.error && <p role="alert">{update.error.message}</p>}
    </Banner>
  );
}
