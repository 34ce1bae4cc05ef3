import { PasswordField } from '#web/widgets/password-field.tsx';

export function NewPasswordField({ label, error }: { label: string; error: string | undefined }) {
  return (
    <PasswordField
      label={label}
      name="password"
      autoComplete="new-password"
      required
      error={error}
      hint="Use at least 15 characters. A few words in a row are easy to remember."
    />
  );
}
