import { PasswordField } from '#web/widgets/fields/password-field.tsx';

export function OwnPassword({ error }: { error: string | undefined }) {
  return (
    <PasswordField label="Your password" name="password" autoComplete="current-password" error={error} />
  );
}
