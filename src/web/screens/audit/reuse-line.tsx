import { Repeat2 } from 'lucide-react';
import { useState } from 'react';
import type { QuestionAnswer } from '#contract/applications/job-application.ts';
import type { ReuseScope } from '#domain/application/reviewed-answer.ts';
import { ScopeChoice } from '#web/parts/question/scope-choice.tsx';
import { reuseTexts as texts } from '#web/texts/applications/reuse.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { ReasonLine } from '#web/widgets/marks/reason-line.tsx';
import styles from './audit.module.css';

interface ReuseLineProps {
  reuse: NonNullable<QuestionAnswer['reuse']>;
  question: string;
  company: string;
  onChange: (scope: ReuseScope) => void;
}

/** Below an answer given in this review: where it will be used again, and the choice. */
export function ReuseLine({ reuse, question, company, onChange }: ReuseLineProps) {
  const [choosing, setChoosing] = useState(false);
  const { scope, widest, isProse } = reuse;
  return (
    <>
      <ReasonLine icon={Repeat2}>
        {(isProse ? texts.offers : texts.uses)[scope](company)}{' '}
        {!choosing && (
          <Button
            variant="link"
            size="sm"
            aria-label={texts.changeFor(question)}
            onPress={() => setChoosing(true)}
          >
            {texts.change}
          </Button>
        )}
      </ReasonLine>
      {choosing && (
        <div className={styles.read}>
          <ScopeChoice {...{ widest, scope, onChange }} />
        </div>
      )}
    </>
  );
}
