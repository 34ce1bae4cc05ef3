import { useState } from 'react';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { hasFeature } from '#domain/portal/portal.ts';
import {
  changeKeyAnswer,
  findAnswerMistakes,
  findMissingAnswers,
  type KeyAnswerValue,
  listShownQuestions,
  openKeyAnswers,
  shownChoice,
  writeKeyAnswers,
} from '#domain/question/key/key-answers.ts';
import type { KeyQuestion } from '#domain/question/key/key-question.ts';
import { chooseStartDate, startDatePair } from '#domain/question/key/key-questions.ts';
import { suggestKeyAnswers, yearsQuestion } from '#domain/question/key/suggest-key-answers.ts';
import { useChangeDocument } from '#web/data/documents/change-document.ts';
import { readDraft, useDraft } from '#web/data/request/drafts.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { useRetryOnline } from '#web/data/request/retry-online.ts';
import { useDelayed } from '#web/parts/hooks/use-delayed.ts';
import type { SaveState } from '#web/parts/profile/save-bar.tsx';
import { keyQuestionTexts as texts } from '#web/texts/profile/key-questions.ts';

const saveDelayMs = 100;

type Edits = Record<string, KeyAnswerValue>;

/** The key-questions form: the answers on the screen and how each is saved to the profile. */
export function useKeyQuestions(
  questions: readonly KeyQuestion[],
  document: UserDocument,
  { prefills = false } = {},
) {
  const savesItself = hasFeature(usePortal(), 'SaveUserData');
  const key = `key answers ${document.id}`;
  const [draft, setDraft] = useDraft<Edits>(key);
  // Sensitive answers are never written into the browser's storage.
  const [unkept, setUnkept] = useState<Edits>({});
  const [wasKept, setWasKept] = useState(() => readDraft(key) !== undefined);
  const [checked, setChecked] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [lastUpdated, setLastUpdated] = useState<string | null>(null);
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  const change = useChangeDocument(document.id);
  const delayed = useDelayed(saveDelayMs);

  const edits: Edits = { ...draft, ...unkept };
  const opened = openKeyAnswers(questions, document);
  const [today] = useState(() => new Date());
  // Shown with their source, and saved with Next like everything else on the page.
  const suggested = suggestKeyAnswers(document, today);
  // Years of experience grow while a job lasts. Unless the question is required, they are counted again whenever an employer asks.
  const isCounted = (id: string) =>
    id === yearsQuestion && !questions.some((one) => one.id === id && one.isRequired);
  const read: Edits = Object.fromEntries(
    Object.entries(prefills ? suggested : {}).filter(([id]) => opened.answers[id] === '' && !isCounted(id)),
  );
  const answers = { ...opened.answers, ...read, ...edits };
  const mistakes = findAnswerMistakes(questions, answers);

  function take(changed: Edits) {
    const sensitive = new Set(questions.filter((one) => one.sensitive).map(({ id }) => id));
    const [apart, others] = [true, false].map((wanted) =>
      Object.fromEntries(Object.entries(changed).filter(([id]) => sensitive.has(id) === wanted)),
    );
    if (Object.keys(others ?? {}).length > 0)
      setDraft({ ...(readDraft(key) as Edits | undefined), ...others });
    setUnkept((current) => ({ ...current, ...apart }));
    setSaved((current) => new Set([...current].filter((id) => !(id in changed))));
  }

  /** What was saved is no longer an edit, unless it was changed again in the meantime. */
  function settle(sent: Edits) {
    const rest = (current: Edits) =>
      Object.fromEntries(Object.entries(current).filter(([id, value]) => sent[id] !== value));
    const left = rest((readDraft(key) as Edits | undefined) ?? {});
    setDraft(Object.keys(left).length > 0 ? left : undefined);
    setUnkept(rest);
    setWasKept(false);
    setSaved((current) => new Set([...current, ...Object.keys(sent)]));
  }

  async function send(given: Edits): Promise<boolean> {
    const wrong = findAnswerMistakes(questions, { ...answers, ...given });
    const isFit = (id: string, value: KeyAnswerValue) =>
      !isOpenStart(id, value) && (value.length === 0 || !(id in wrong));
    const sent = Object.fromEntries(Object.entries(given).filter(([id, value]) => isFit(id, value)));
    if (Object.keys(sent).length === 0) return true;
    try {
      await change.mutateAsync((newest) =>
        writeKeyAnswers(newest, questions, { ...openKeyAnswers(questions, newest).answers, ...sent }),
      );
      settle(sent);
      return true;
    } catch {
      return false;
    }
  }

  useRetryOnline(change.error, () => void send(edits));

  function answer(question: KeyQuestion, values: readonly string[]) {
    const given = question.questionType === 'MultiChoice' ? [...values] : (values[0] ?? '');
    const next = changeKeyAnswer({ ...opened, answers }, question, given);
    const changed = Object.fromEntries(
      Object.entries(next.answers).filter(([id, value]) => answers[id] !== value),
    );
    take(changed);
    setLastUpdated(next.lastUpdated);
    setLeft((current) => new Set([...current].filter((id) => id !== question.id)));
    if (savesItself && isChosen(question)) delayed.start(() => void send({ ...edits, ...changed }));
  }

  const state: SaveState = change.isPending
    ? 'saving'
    : Object.keys(edits).length > 0
      ? 'changed'
      : 'not-changed';
  return {
    shown: listShownQuestions(questions, answers),
    valueOf: (question: KeyQuestion): string[] => {
      const value = answers[question.id] ?? '';
      if (typeof value !== 'string') return value;
      const text = shownChoice(question, value);
      return text === '' ? [] : [text];
    },
    errorOf: ({ id }: KeyQuestion): string | undefined =>
      checked || left.has(id) ? mistakes[id] : undefined,
    /** The source of an answer that the person didn't give themselves. */
    sourceOf: ({ id }: KeyQuestion) => (id in read && !(id in edits) ? texts.fromResume : undefined),
    /** What we answer if the person leaves the field empty. */
    hintOf: ({ id }: KeyQuestion) =>
      isCounted(id) && suggested[id] !== undefined && answers[id] === ''
        ? texts.countedYears(Number(suggested[id]))
        : undefined,
    lastUpdated,
    /** How many required questions have no answer. */
    missing: Object.keys(findMissingAnswers(questions, answers)).length,
    /** Whether an edit can't be saved as it is. */
    hasWrong: Object.keys(edits).some((id) => id in mistakes),
    showMistakes: () => setChecked(true),
    isSaved: ({ id }: KeyQuestion) => saved.has(id),
    hasSaved: saved.size > 0,
    state,
    failure: change.error,
    /** Whether the edits were made before this page was opened. */
    wasKept: wasKept && draft !== undefined,
    savesItself,
    answer,
    /** Typed text is complete when its field loses focus. */
    leaveField: (question: KeyQuestion) => {
      if (question.id in edits) setLeft((current) => new Set([...current, question.id]));
      if (savesItself && !isChosen(question) && question.id in edits) delayed.start(() => void send(edits));
    },
    /** Saves everything at once, if no required question is open. */
    save: async (): Promise<boolean> => {
      delayed.cancel();
      setChecked(true);
      return Object.keys(mistakes).length === 0 && send({ ...read, ...edits });
    },
    /** Saves what is on the screen if these questions are answered right, no matter which others are open. */
    saveThese: async (asked: readonly KeyQuestion[]): Promise<boolean> => {
      delayed.cancel();
      setLeft((current) => new Set([...current, ...asked.map(({ id }) => id)]));
      return !asked.some(({ id }) => id in mistakes) && send(edits);
    },
    /** Drops unsaved personal answers after the consent was withdrawn. */
    forgetSensitive: () => setUnkept({}),
    discard: () => {
      delayed.cancel();
      change.reset();
      setDraft(undefined);
      setUnkept({});
    },
  };
}

export type KeyQuestionsForm = ReturnType<typeof useKeyQuestions>;

/** Choices are saved when they are made; everything else is typed. */
function isChosen({ questionType }: KeyQuestion): boolean {
  return ['SingleChoice', 'MultiChoice', 'Calendar'].includes(questionType);
}

/** Choosing to give a date isn't an answer yet; the date is. */
function isOpenStart(id: string, value: KeyAnswerValue): boolean {
  return id === startDatePair.parentID && value === chooseStartDate;
}
