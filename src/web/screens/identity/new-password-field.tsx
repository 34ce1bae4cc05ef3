import { useEffect, useRef, useState } from 'react';
import { newPasswordTexts as texts } from '#web/texts/account/password.ts';
import { PasswordField } from '#web/widgets/fields/password-field.tsx';

const least = 15;

/** Counts characters, and blocks a form whose password is too short before the browser sends it and loses the rest. */
export function NewPasswordField({ label, error }: { label: string; error: string | undefined }) {
  const [typed, setTyped] = useState('');
  const [blocked, setBlocked] = useState(false);
  const wrapper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = wrapper.current?.querySelector('input');
    const check = (event: SubmitEvent) => {
      if (!input || input.value === '' || input.value.length >= least) return;
      event.preventDefault();
      setBlocked(true);
      input.focus();
    };
    const form = input?.form;
    form?.addEventListener('submit', check);
    return () => form?.removeEventListener('submit', check);
  }, []);
  const isShort = blocked && typed.length < least;
  return (
    <div ref={wrapper}>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        required
        value={typed}
        onChange={setTyped}
        error={isShort ? texts.tooShort(least) : typed === '' ? error : undefined}
        hint={texts.hint(typed.length, least)}
      />
    </div>
  );
}
