import { useState } from 'react';
import { type CoverLetter, findLetterMistake } from '#domain/document/letters/cover-letter.ts';
import { useSaveLetter } from '#web/data/documents/letter-calls.ts';
import { buttonTexts } from '#web/texts/buttons.ts';
import { lettersTexts as texts } from '#web/texts/profile/resumes.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Checkbox } from '#web/widgets/fields/checkbox.tsx';
import { TextArea } from '#web/widgets/fields/text-area.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';

type Letter = Omit<CoverLetter, 'updatedAt'>;

export function LetterEditor({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  const save = useSaveLetter();
  const [draft, setDraft] = useState(letter);
  const [checked, setChecked] = useState(false);
  const nameMistake = draft.name.trim() === '' ? texts.required : undefined;
  const bodyMistake =
    draft.body.trim() === '' ? texts.required : (findLetterMistake(draft.body) ?? undefined);

  return (
    <Modal
      open
      size="xmd"
      title={texts.editor}
      busy={save.isPending}
      closesOnOverlay={false}
      onClose={onClose}
      dismiss={buttonTexts.cancel}
      actions={
        <Button
          loading={save.isPending}
          onPress={() => {
            setChecked(true);
            if (!nameMistake && !bodyMistake) save.mutate(draft, { onSuccess: onClose });
          }}
        >
          {texts.save}
        </Button>
      }
    >
      <Stack gap="form">
        <TextField
          label={texts.name}
          required
          maxLength={60}
          value={draft.name}
          error={checked ? nameMistake : undefined}
          onChange={(name) => setDraft({ ...draft, name })}
        />
        <TextArea
          label={texts.letter}
          required
          rows={12}
          maxLength={10_000}
          hint={texts.hint}
          value={draft.body}
          error={checked ? bodyMistake : undefined}
          onChange={(body) => setDraft({ ...draft, body })}
        />
        <Checkbox isSelected={draft.isDefault} onChange={(isDefault) => setDraft({ ...draft, isDefault })}>
          {texts.offer}
        </Checkbox>
        {save.error && (
          <Banner tone="bad" title={texts.notSaved}>
            {save.error.message}
          </Banner>
        )}
      </Stack>
    </Modal>
  );
}
