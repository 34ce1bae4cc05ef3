import type { QuestionAnswer } from '#contract/applications/job-application.ts';
import { parseAnswer } from '#domain/application/reviewed-answer.ts';
import { keepAnswer } from '#domain/document/sections/keep-answer.ts';
import { hasFeature } from '#domain/portal/portal.ts';
import { useChangeDocument } from '#web/data/documents/change-document.ts';
import { useProfileId } from '#web/data/profile/builder-calls.ts';
import { usePortal } from '#web/data/request/portal.ts';

const keepAfterMs = 100;

/**
 * In saved-data mode an answer given here is also saved in the profile for later applications (D-127).
 * Statements, letters, and sensitive answers belong to this one application only.
 */
export function useKeepAnswer(): (question: QuestionAnswer) => void {
  const { documentId } = useProfileId();
  const change = useChangeDocument(documentId ?? '');
  const savedData = hasFeature(usePortal(), 'SaveUserData');
  return (question) => {
    if (!savedData || !documentId || !isReusable(question)) return;
    const { questionText } = question;
    const answer = parseAnswer(question);
    setTimeout(
      () => change.mutate((document) => keepAnswer(document, { questionText, answer })),
      keepAfterMs,
    );
  };
}

function isReusable({ sensitive, control, questionType }: QuestionAnswer): boolean {
  return !sensitive && control !== 'checkbox' && control !== 'textarea' && questionType !== 'File';
}
