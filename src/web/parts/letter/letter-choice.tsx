import { fillLetter } from '#domain/document/letters/cover-letter.ts';
import { useLetters } from '#web/data/documents/letter-calls.ts';
import { coverLetterTexts } from '#web/texts/applications/cover-letter.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Select } from '#web/widgets/selects/select.tsx';
import { type LetterJob, namesOf, useLetterDraft } from './use-letter-draft.ts';

interface LetterChoiceProps {
  job: LetterJob;
  /** No text has been written yet that a draft would replace. */
  isEmpty: boolean;
  onChoose: (text: string) => void;
}

/** Fills in one of the person's own cover letters with this job's names, or a draft. */
export function LetterChoice({ job, isEmpty, onChoose }: LetterChoiceProps) {
  const { data: letters = [] } = useLetters();
  const draft = useLetterDraft(job);
  return (
    <>
      {letters.length > 0 && (
        <Select
          label={coverLetterTexts.choose}
          options={letters.map(({ id, name }) => ({ value: id, text: name }))}
          value={null}
          onChange={(id) => {
            const letter = letters.find((one) => one.id === id);
            if (letter) onChoose(fillLetter(letter.body, namesOf(job)));
          }}
        />
      )}
      {isEmpty && draft && (
        <Button variant="link" size="sm" onPress={() => onChoose(draft.text)}>
          {coverLetterTexts.draft}
        </Button>
      )}
    </>
  );
}
