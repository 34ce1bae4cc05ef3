import { useState } from 'react';
import { Link } from 'react-router';
import type { GroupedQuestion } from '#contract/applications/remembered-answers.ts';
import { findMistake, formatAnswer, parseAnswer } from '#domain/application/reviewed-answer.ts';
import { useAnswerGrouped, useGroupedQuestions } from '#web/data/applications/remembered-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { QuestionField } from '#web/parts/question/question-field.tsx';
import { Heading } from '#web/parts/text/text.tsx';
import { groupedTexts as texts, yourAnswersTexts } from '#web/texts/profile/your-answers.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Card, CardHeader, CardSection } from '#web/widgets/layout/card.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import styles from './your-answers.module.css';

/** Open questions that several waiting applications have in common; one answer is saved for all of them. */
export function GroupedQuestions() {
  const { data } = useGroupedQuestions();
  const answer = useAnswerGrouped();
  const groups = data?.groups ?? [];
  const done = answer.data?.answered ?? 0;
  return (
    <>
      {done > 0 && (
        <Banner tone="ok">
          <output>{texts.answered(done)}</output>
        </Banner>
      )}
      {groups.length > 0 && (
        <Card as="section" flush>
          <CardHeader
            title={
              <Heading level={3} small>
                {texts.title}
              </Heading>
            }
            note={texts.intro}
          />
          {groups.map((group) => (
            <CardSection key={`${group.applicationId} ${group.id}`}>
              <Group group={group} answer={answer} />
            </CardSection>
          ))}
        </Card>
      )}
    </>
  );
}

function Group({ group, answer }: { group: GroupedQuestion; answer: ReturnType<typeof useAnswerGrouped> }) {
  const [value, setValue] = useState<string[]>([]);
  const [checked, setChecked] = useState(false);
  const { audit } = useRoutes();
  const { applicationId, id: questionAnswerId, applications } = group;
  const userAnswer = formatAnswer(group, value);
  const given = { ...group, answerToDisplay: userAnswer, source: null };
  const mistake = parseAnswer(given).length === 0 ? texts.required : findMistake(given);
  const save = () => {
    setChecked(true);
    if (mistake === null) answer.mutate({ applicationId, questionAnswerId, userAnswer });
  };
  const employers = new Set(applications.map(({ company }) => company)).size;
  const isOwn = answer.variables?.questionAnswerId === questionAnswerId;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap="form">
        <QuestionField
          question={group}
          value={value}
          onChange={setValue}
          error={checked ? (mistake ?? undefined) : undefined}
        />
        <details className={styles.uses}>
          <summary>
            {employers > 1 ? texts.employers(employers) : texts.applications(applications.length)}
          </summary>
          <ul>
            {applications.map((one) => (
              <li key={one.applicationId}>
                <Link to={audit(one.applicationId)}>{yourAnswersTexts.jobAt(one.title, one.company)}</Link>{' '}
                {one.questionText !== group.questionText && texts.asked(one.questionText)}
              </li>
            ))}
          </ul>
        </details>
        {isOwn && answer.error && <Banner tone="bad">{answer.error.message}</Banner>}
        <div className={styles.actions}>
          <Button size="md" type="submit" loading={isOwn && answer.isPending}>
            {texts.save(applications.length)}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
