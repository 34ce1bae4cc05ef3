import { useState } from 'react';
import { findGap } from '#domain/validation/validate-answer.ts';
import { coverLetterTexts as texts } from '#web/texts/applications/cover-letter.ts';
import { buttonTexts } from '#web/texts/buttons.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { TextArea } from '#web/widgets/fields/text-area.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';
import { LetterChoice } from './letter-choice.tsx';
import { type LetterJob, useLetterDraft } from './use-letter-draft.ts';

interface LetterWriterProps {
  job: LetterJob;
  busy: boolean;
  problem: string | undefined;
  onUse: (text: string) => void;
  onClose: () => void;
}

/** Writes a letter for one application, starting from a draft or outline. A letter with a gap can't be attached. */
export function LetterWriter({ job, busy, problem, onUse, onClose }: LetterWriterProps) {
  const draft = useLetterDraft(job);
  const [written, setWritten] = useState<string>();
  const [checked, setChecked] = useState(false);
  const text = written ?? draft?.text ?? '';
  const mistake = text.trim() === '' ? texts.empty : findGap(text);
  const note = draft?.isOutline ? texts.outline : texts.fromResume;
  return (
    <Modal
      open
      size="xmd"
      title={texts.title}
      busy={busy}
      closesOnOverlay={false}
      onClose={onClose}
      dismiss={buttonTexts.cancel}
      actions={
        <Button
          loading={busy}
          onPress={() => {
            setChecked(true);
            if (!mistake) onUse(text);
          }}
        >
          {texts.use}
        </Button>
      }
    >
      <Stack gap="form">
        <LetterChoice job={job} isEmpty={text === ''} onChoose={setWritten} />
        <TextArea
          label={texts.letter}
          required
          rows={14}
          maxLength={10_000}
          hint={`${written === undefined && draft ? `${note} ` : ''}${texts.formats}`}
          value={text}
          error={checked ? (mistake ?? undefined) : undefined}
          onChange={setWritten}
        />
        {problem && (
          <Banner tone="bad" title={texts.failed}>
            {problem}
          </Banner>
        )}
      </Stack>
    </Modal>
  );
}
