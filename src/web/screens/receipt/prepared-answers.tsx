import type { JobApplication } from '#contract/job-application.ts';
import { parseAnswer } from '#domain/application/reviewed-answer.ts';
import { listReceiptQuestions } from '#domain/application/shown-questions.ts';
import { SourceNote } from '#web/parts/source-line.tsx';
import { Text } from '#web/parts/text.tsx';
import { Card, CardHeader, CardSection } from '#web/widgets/card.tsx';
import styles from './receipt.module.css';

/** Questions with their answers, while there is no attempt to prove anything about. */
export function PreparedAnswers({
  application,
  subHeading,
}: {
  application: JobApplication;
  subHeading: string;
}) {
  const questions = listReceiptQuestions(application.questionAnswers);
  if (questions.length === 0) return null;
  return (
    <Card as="section" flush>
      <CardHeader
        title={
          <Text as="h2" look="heading">
            {subHeading}
          </Text>
        }
      />
      {questions.map((question) => (
        <CardSection key={question.id}>
          <Text>{question.questionText}</Text>
          <p className={styles.value}>{parseAnswer(question).join(', ') || 'No answer'}</p>
          {question.source && (
            <SourceNote source={question.source} company={application.jobDetail.company.name} />
          )}
        </CardSection>
      ))}
    </Card>
  );
}
