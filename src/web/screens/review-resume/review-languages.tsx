import { useState } from 'react';
import { reviewTexts as texts } from '#web/texts/profile/review-resume.ts';
import { TextField } from '#web/widgets/fields/text-field.tsx';

interface ReviewLanguagesProps {
  languages: readonly string[];
  onChange: (languages: string[]) => void;
}

export function ReviewLanguages({ languages, onChange }: ReviewLanguagesProps) {
  const [text, setText] = useState(() => languages.join(', '));
  return (
    <TextField
      label={texts.languages}
      hint={texts.languagesHint}
      value={text}
      onChange={(next) => {
        setText(next);
        onChange([...new Set(next.split(',').flatMap((language) => language.trim() || []))]);
      }}
    />
  );
}
