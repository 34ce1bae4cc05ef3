import { useEffect, useRef, useState } from 'react';
import type { JobApplication, QuestionAnswer } from '#contract/expert-apply.ts';
import { findMistake, formatAnswer } from '#domain/application/reviewed-answer.ts';
import type { AnswerSource } from '#domain/question/answer-source.ts';
import { useProfileId } from '#web/data/builder-calls.ts';
import { sendReview } from '#web/data/expert-apply-calls.ts';

export const autosaveMs = 1500;

export type SaveState = 'editing' | 'saved' | 'failed';

interface Edit {
  answer: string;
  source: AnswerSource | null;
  state: SaveState;
}

/** The answers of a review as they stand on the screen, each saved a moment after its last change. */
export function useReview(application: JobApplication) {
  const { documentId } = useProfileId();
  const [edits, setEdits] = useState<ReadonlyMap<string, Edit>>(new Map());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const questions = application.questionAnswers.map((question) =>
    applyEdit(question, edits.get(question.id)),
  );
  const latest = useRef(questions);
  latest.current = questions;

  const setState = (id: string, state: SaveState) =>
    setEdits((current) => {
      const edit = current.get(id);
      return edit ? new Map(current).set(id, { ...edit, state }) : current;
    });

  const save = async (id: string): Promise<void> => {
    timers.current.delete(id);
    const question = latest.current.find((one) => one.id === id);
    if (!documentId || !question || findMistake(question) !== null) return;
    const items = [{ questionAnswerId: id, userAnswer: question.answerToDisplay }];
    try {
      await sendReview(documentId, { applicationId: application.id, items, apply: false });
      const unchanged =
        latest.current.find((one) => one.id === id)?.answerToDisplay === question.answerToDisplay;
      if (unchanged) setState(id, 'saved');
    } catch {
      setState(id, 'failed');
    }
  };

  const change = (question: QuestionAnswer, values: readonly string[], delayMs = autosaveMs) => {
    const answer = formatAnswer(question, values);
    const source = values.length > 0 ? ownSource(question) : null;
    setEdits((current) => new Map(current).set(question.id, { answer, source, state: 'editing' }));
    clearTimeout(timers.current.get(question.id));
    timers.current.set(
      question.id,
      setTimeout(() => void save(question.id), delayMs),
    );
  };

  const saveNow = useRef(save);
  saveNow.current = save;
  useEffect(() => {
    const waiting = timers.current;
    return () => {
      for (const [id, timer] of waiting) {
        clearTimeout(timer);
        void saveNow.current(id);
      }
    };
  }, []);

  return {
    questions,
    change,
    /** Puts a failed save on its way again. */
    retry: (id: string) => void save(id),
    stateOf: (id: string): SaveState | undefined => edits.get(id)?.state,
    /** For an approval, which carries what is not saved yet. */
    takeUnsaved: (): Set<string> => {
      for (const timer of timers.current.values()) clearTimeout(timer);
      timers.current.clear();
      return new Set([...edits].filter(([, edit]) => edit.state !== 'saved').map(([id]) => id));
    },
  };
}

function applyEdit(question: QuestionAnswer, edit: Edit | undefined): QuestionAnswer {
  return edit
    ? { ...question, answerToDisplay: edit.answer, source: edit.source, reason: undefined }
    : question;
}

function ownSource(question: QuestionAnswer): AnswerSource {
  const givenAt = new Date().toISOString();
  return question.control === 'checkbox'
    ? { kind: 'approved', givenAt, statement: question.questionText }
    : { kind: 'typed', givenAt };
}
