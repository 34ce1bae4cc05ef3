import { useEffect, useRef, useState } from 'react';
import type { JobApplication, QuestionAnswer } from '#contract/applications/job-application.ts';
import { findMistake, formatAnswer, type ReuseScope } from '#domain/application/reviewed-answer.ts';
import type { AnswerSource } from '#domain/question/facts/facts.ts';
import { sendReview } from '#web/data/applications/expert-apply-calls.ts';
import { useProfileId } from '#web/data/profile/builder-calls.ts';
import { readDraft, writeDraft } from '#web/data/request/drafts.ts';
import { logFault } from '#web/data/request/log-fault.ts';

export const autosaveMs = 1500;

export type SaveState = 'editing' | 'saved' | 'failed';

interface Edit {
  answer: string;
  source: AnswerSource | null;
  state: SaveState;
}

/** The answers on the review screen, each saved shortly after its last change. */
export function useReview(application: JobApplication) {
  const { documentId } = useProfileId();
  const draftKey = `review ${application.id}`;
  const [edits, setEdits] = useState<ReadonlyMap<string, Edit>>(() =>
    restoreEdits(application.questionAnswers, readAnswers(draftKey)),
  );
  const [scopes, setScopes] = useState<ReadonlyMap<string, ReuseScope>>(new Map());
  const [notes, setNotes] = useState<ReadonlyMap<string, string | undefined>>(new Map());
  const waiting = useRef(new Map<string, { timer: ReturnType<typeof setTimeout>; save: () => void }>());

  /** Sets the state of the answer that was sent, unless it was edited again in the meantime. */
  const settle = ({ id, answerToDisplay }: QuestionAnswer, state: SaveState) =>
    setEdits((current) => {
      const edit = current.get(id);
      return edit?.answer === answerToDisplay ? new Map(current).set(id, { ...edit, state }) : current;
    });

  /** Unsaved answers survive a reload. Saving an earlier edit doesn't discard a later one. */
  const keepDraft = (id: string, answer: string | undefined, saved?: string) => {
    const { [id]: before, ...others } = readAnswers(draftKey);
    if (answer === undefined && before !== saved) return;
    const drafts = answer === undefined ? others : { ...others, [id]: answer };
    writeDraft(draftKey, Object.keys(drafts).length > 0 ? drafts : undefined);
  };

  const save = async (question: QuestionAnswer, scope = scopes.get(question.id)): Promise<void> => {
    waiting.current.delete(question.id);
    if (!documentId || findMistake(question) !== null) return;
    const items = [
      { questionAnswerId: question.id, userAnswer: question.answerToDisplay, ...(scope && { scope }) },
    ];
    try {
      const [saved] = await sendReview(documentId, { applicationId: application.id, items, apply: false });
      const note = saved?.notes?.find(({ questionAnswerId }) => questionAnswerId === question.id)?.sentence;
      setNotes((current) => new Map(current).set(question.id, note));
      settle(question, 'saved');
      keepDraft(question.id, undefined, question.answerToDisplay);
    } catch {
      logFault('Error saving review answer:');
      settle(question, 'failed');
    }
  };

  const change = (question: QuestionAnswer, values: readonly string[], delayMs = autosaveMs) => {
    const answer = formatAnswer(question, values);
    const edit: Edit = { answer, source: values.length > 0 ? ownSource(question) : null, state: 'editing' };
    setEdits((current) => new Map(current).set(question.id, edit));
    keepDraft(question.id, answer);
    clearTimeout(waiting.current.get(question.id)?.timer);
    const saveIt = () => void save(applyEdit(question, edit));
    waiting.current.set(question.id, { timer: setTimeout(saveIt, delayMs), save: saveIt });
  };

  const saveEach = (state: SaveState) => {
    for (const question of application.questionAnswers) {
      const edit = edits.get(question.id);
      if (edit?.state === state && !waiting.current.has(question.id)) void save(applyEdit(question, edit));
    }
  };
  // Saves what an earlier visit couldn't save, and retries failed saves when the connection is back.
  const saveRestored = useRef(() => saveEach('editing'));
  useEffect(() => saveRestored.current(), []);
  useEffect(() => {
    const saveFailed = () => saveEach('failed');
    addEventListener('online', saveFailed);
    return () => removeEventListener('online', saveFailed);
  });

  // Leaving the page saves pending changes right away.
  useEffect(() => {
    const pending = waiting.current;
    return () => {
      for (const { timer, save: saveIt } of pending.values()) {
        clearTimeout(timer);
        saveIt();
      }
    };
  }, []);

  return {
    questions: application.questionAnswers.map((question) =>
      applyScope(
        applyEdit(question, edits.get(question.id), notes.get(question.id)),
        scopes.get(question.id),
      ),
    ),
    change,
    /** Saves where later applications may use the answer. */
    changeScope: (question: QuestionAnswer, scope: ReuseScope) => {
      setScopes((current) => new Map(current).set(question.id, scope));
      void save(question, scope);
    },
    /** Retries a failed save. */
    retry: (question: QuestionAnswer) => void save(question),
    stateOf: (id: string): SaveState | undefined => edits.get(id)?.state,
    /** Called after everything was sent. */
    forgetDrafts: () => writeDraft(draftKey, undefined),
    /** Cancels pending saves and returns their ids, for an approval that sends them along. */
    takeUnsaved: (): Set<string> => {
      for (const { timer } of waiting.current.values()) clearTimeout(timer);
      waiting.current.clear();
      return new Set([...edits].filter(([, edit]) => edit.state !== 'saved').map(([id]) => id));
    },
  };
}

function readAnswers(draftKey: string): Record<string, string> {
  const draft = readDraft(draftKey);
  return typeof draft === 'object' && draft !== null ? (draft as Record<string, string>) : {};
}

function restoreEdits(
  questions: readonly QuestionAnswer[],
  drafts: Record<string, string>,
): ReadonlyMap<string, Edit> {
  return new Map(
    questions.flatMap((question): [string, Edit][] => {
      const answer = drafts[question.id];
      if (typeof answer !== 'string') return [];
      return [
        [question.id, { answer, source: answer === '' ? null : ownSource(question), state: 'editing' }],
      ];
    }),
  );
}

/** `note` is what the saved answer contradicts. A valid answer of the person needs no further review. */
function applyEdit(question: QuestionAnswer, edit: Edit | undefined, note?: string): QuestionAnswer {
  if (!edit) return question;
  const edited = {
    ...question,
    answerToDisplay: edit.answer,
    source: edit.source,
    reason: edit.state === 'saved' ? note : undefined,
  };
  return { ...edited, isReviewRequired: question.isReviewRequired && findMistake(edited) !== null };
}

function applyScope(question: QuestionAnswer, scope: ReuseScope | undefined): QuestionAnswer {
  return scope && question.reuse ? { ...question, reuse: { ...question.reuse, scope } } : question;
}

function ownSource(question: QuestionAnswer): AnswerSource {
  const givenAt = new Date().toISOString();
  return question.control === 'checkbox'
    ? { kind: 'approved', givenAt, statement: question.questionText }
    : { kind: 'typed', givenAt };
}
