import { Paperclip, PencilLine } from 'lucide-react';
import { useId, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Group } from 'react-aria-components/Group';
import type { QuestionAnswer } from '#contract/applications/job-application.ts';
import { checkResumeFile, resumeEndings } from '#domain/document/profile/resume-file-rules.ts';
import { useAttachLetter } from '#web/data/documents/letter-calls.ts';
import { coverLetterTexts as texts } from '#web/texts/applications/cover-letter.ts';
import { buttonTexts } from '#web/texts/buttons.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { FieldLabel, FieldNotes } from '#web/widgets/fields/field-parts.tsx';
import { Row, Stack } from '#web/widgets/layout/page-layout.tsx';
import { LetterWriter } from './letter-writer.tsx';
import type { LetterJob } from './use-letter-draft.ts';

interface LetterFieldProps {
  question: QuestionAnswer;
  applicationId: string;
  job: LetterJob;
  error: string | undefined;
  describedBy: string;
  /** The answer changed, so an earlier error no longer applies. */
  onAnswered: () => void;
}

/** A question that takes a cover letter file: written here and attached as a PDF, or the person's own file. */
export function LetterField({
  question,
  applicationId,
  job,
  error,
  describedBy,
  onAnswered,
}: LetterFieldProps) {
  const id = useId();
  const attach = useAttachLetter({ applicationId, questionId: question.id });
  const [isWriting, setWriting] = useState(false);
  const [refused, setRefused] = useState<string>();
  const attached = question.answerToDisplay;
  const problem = attach.error?.message;

  const send = (letter: Parameters<typeof attach.mutate>[0]) =>
    attach.mutate(letter, {
      onSuccess: () => {
        setWriting(false);
        onAnswered();
      },
    });
  const take = (file: File | undefined) => {
    if (!file) return;
    const check = checkResumeFile(file);
    setRefused(check.ok ? undefined : check.message);
    if (check.ok) send(file);
  };

  return (
    <Group aria-labelledby={`${id}-label`} aria-describedby={`${id}-notes ${describedBy}`}>
      <Stack>
        <div id={`${id}-label`}>
          <FieldLabel label={question.questionText} required={question.isRequired} />
        </div>
        {attached && (
          <LinkButton variant="link" size="sm" icon={Paperclip} href={question.fileUrl ?? ''} download>
            {attached}
          </LinkButton>
        )}
        <Row>
          <Button variant="tertiary" size="md" icon={PencilLine} onPress={() => setWriting(true)}>
            {attached ? texts.rewrite : texts.write}
          </Button>
          <FileTrigger acceptedFileTypes={resumeEndings} onSelect={(files) => take(files?.[0])}>
            <Button variant="tertiary" size="md" icon={Paperclip} loading={attach.isPending && !isWriting}>
              {attached ? texts.replace : texts.attach}
            </Button>
          </FileTrigger>
          {attached && (
            <Button variant="link" size="sm" onPress={() => send({ kind: 'none' })}>
              {buttonTexts.remove}
            </Button>
          )}
        </Row>
        <div id={`${id}-notes`}>
          <FieldNotes
            hint={question.description}
            error={refused ?? (isWriting ? undefined : problem) ?? error}
            saysRequired={question.isRequired}
          />
        </div>
      </Stack>
      {isWriting && (
        <LetterWriter
          job={job}
          busy={attach.isPending}
          problem={problem}
          onUse={(text) => send({ kind: 'text', text })}
          onClose={() => setWriting(false)}
        />
      )}
    </Group>
  );
}
