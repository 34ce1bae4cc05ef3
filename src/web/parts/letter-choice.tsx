import { fillLetter } from '#domain/document/cover-letter.ts';
import { useLetters } from '#web/data/letter-calls.ts';
import { Select } from '#web/widgets/select.tsx';

interface LetterChoiceProps {
  job: { company: string; title: string };
  onChoose: (text: string) => void;
}

/** Where a form asks for a cover letter: one of the person's own, with this job's names. */
export function LetterChoice({ job, onChoose }: LetterChoiceProps) {
  const { data: letters = [] } = useLetters();
  if (letters.length === 0) return null;
  return (
    <Select
      label="Use one of your letters"
      options={letters.map(({ id, name }) => ({ value: id, text: name }))}
      value={null}
      onChange={(id) => {
        const letter = letters.find((one) => one.id === id);
        if (letter) onChoose(fillLetter(letter.body, job));
      }}
    />
  );
}
