import { useEffect, useRef, useState } from 'react';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import type { KeyQuestion } from '#domain/question/key/key-question.ts';
import { useConsent } from '#web/data/account/consent-calls.ts';
import { countMinutes, useSkippedQuestions } from '#web/data/applications/interview.ts';
import { focusFirstMistake } from '#web/parts/failure/focus-first-mistake.ts';
import { NotSaved } from '#web/parts/failure/not-saved.tsx';
import { useKeyQuestions } from '#web/parts/key-questions/use-key-questions.ts';
import { FunnelFooter } from '#web/parts/text/funnel-footer.tsx';
import { Text } from '#web/parts/text/text.tsx';
import { interviewTexts as texts } from '#web/texts/profile/interview.ts';
import { ProgressBar } from '#web/widgets/feedback/progress-bar.tsx';
import { Container, PageHeader, Row, Stack } from '#web/widgets/layout/page-layout.tsx';
import { OneQuestion } from './one-question.tsx';
import { PersonalConsent } from './personal-consent.tsx';

interface AskedQuestionsProps {
  questions: readonly KeyQuestion[];
  document: UserDocument;
  asked: readonly KeyQuestion[];
  /** With those that are known or were skipped before. */
  total: number;
  onEnd: () => void;
}

/** The open questions, one at a time, with the progress above and Back, Skip, and Next below. */
export function AskedQuestions({ questions, document, asked, total, onEnd }: AskedQuestionsProps) {
  const form = useKeyQuestions(questions, document);
  const { skipped = [], save } = useSkippedQuestions();
  const consent = useConsent('sensitive-answers');
  const [at, setAt] = useState(0);
  const [agreed, setAgreed] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const place = useFocusOnChange(at);
  const question = asked[at];
  if (!question) return null;

  const needsConsent = question.sensitive && !consent.given;
  const shown = form.shown.filter((one) => [one.id, one.dependentQuestionId].includes(question.id));
  const done = total - asked.length + at;

  function move(to: number) {
    setProblem(undefined);
    if (to < asked.length) setAt(to);
    else onEnd();
  }
  async function work(steps: () => Promise<void>) {
    setBusy(true);
    try {
      await steps();
    } catch {
      // The call holds its failure, and the page shows it.
    } finally {
      setBusy(false);
    }
  }
  const refuse = (reason: string) => {
    setProblem(reason);
    focusFirstMistake();
  };
  const skip = (ids: readonly string[]) =>
    work(async () => {
      await save.mutateAsync([...new Set([...skipped, ...ids])]);
      move(at + ids.length);
    });
  const answer = () =>
    work(async () => {
      if (form.valueOf(question).length === 0) return refuse(texts.answerOrSkip);
      if (!(await form.saveThese(shown))) return focusFirstMistake();
      move(at + 1);
    });
  const agree = () =>
    work(async () => {
      if (!agreed) return refuse(texts.agreeOrSkip);
      await consent.give.mutateAsync();
      setProblem(undefined);
    });

  return (
    <>
      <Container narrow>
        <PageHeader title={texts.title} intro={texts.intro} />
        <Stack gap="section">
          <Stack>
            <Row spread>
              <output>
                <Text as="span" tone="strong">
                  {texts.done(done, total)}
                </Text>
              </output>
              <Text as="span">{texts.minutesLeft(countMinutes(asked.length - at))}</Text>
            </Row>
            <ProgressBar label={texts.progress} progressStatus={Math.round((done / total) * 100)} thin />
          </Stack>
          <div ref={place} tabIndex={-1} key={`${question.id} ${needsConsent}`}>
            {needsConsent ? (
              <PersonalConsent agreed={agreed} onChange={setAgreed} error={agreed ? undefined : problem} />
            ) : (
              <OneQuestion form={form} question={question} shown={shown} error={problem} />
            )}
          </div>
          {form.failure && <NotSaved what={texts.yourAnswers} failure={form.failure} />}
          {save.error && <NotSaved what={texts.yourPlace} failure={save.error} />}
          {consent.give.error && <NotSaved what={texts.yourAnswers} failure={consent.give.error} />}
        </Stack>
      </Container>
      <FunnelFooter
        busy={busy || (question.sensitive && consent.consents.isPending)}
        {...(at > 0 && { onBack: () => move(at - 1) })}
        onSkip={() =>
          void skip(
            needsConsent ? asked.filter(({ sensitive }) => sensitive).map(({ id }) => id) : [question.id],
          )
        }
        onNext={() => void (needsConsent ? agree() : answer())}
      />
    </>
  );
}

/** Moves the focus to the new question, so that a screen reader reads it and Tab continues from there. */
function useFocusOnChange(at: number) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    place.current?.focus();
  }, [at]);
  return place;
}
