import { useEffect, useRef, useState } from 'react';
import { PasswordField } from '#web/widgets/fields/password-field.tsx';

/** Words beside a new password. */
const texts = {
  counted: (typed: number, least: number) =>
    typed < least ? `${typed} of at least ${least} characters` : `${typed} characters: long enough`,
  tooShort: (least: number) => `Use at least ${least} characters`,
  passwordHint: 'A few words in a row are easy to remember.',
};

const least = 15;

/** Counts while the person types, and stops a form whose password is too short before anything typed is lost. */
export function NewPasswordField({ label, error }: { label: string; error: string | undefined }) {
  const [typed, setTyped] = useState('');
  const [stopped, setStopped] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = place.current?.querySelector('input');
    const check = (event: SubmitEvent) => {
      if (!input || input.value === '' || input.value.length >= least) return;
      event.preventDefault();
      setStopped(true);
      input.focus();
    };
    const form = input?.form;
    form?.addEventListener('submit', check);
    return () => form?.removeEventListener('submit', check);
  }, []);
  const isShort = stopped && typed.length < least;
  return (
    <div ref={place}>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        required
        value={typed}
        onChange={setTyped}
        error={isShort ? texts.tooShort(least) : typed === '' ? error : undefined}
        hint={`${texts.counted(typed.length, least)}. ${texts.passwordHint}`}
      />
    </div>
  );
}
