import type { Contact } from '#domain/document/contact.ts';
import { findQuote } from '#domain/document/quotes.ts';
import { findStateCode, usStates } from '#domain/document/us-states.ts';
import type { UserDocument } from '#domain/document/user-document.ts';
import { Select } from '#web/widgets/select.tsx';
import { TextField } from '#web/widgets/text-field.tsx';
import styles from './onboarding.module.css';

interface ContactFieldsProps {
  document: UserDocument;
  contact: Contact;
  mistakes: Partial<Record<keyof Contact, string>>;
  onChange: (name: keyof Contact, value: string) => void;
}

const fields = [
  { name: 'firstName', label: 'First name', required: true, autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', required: true, autoComplete: 'family-name' },
  { name: 'email', label: 'E-mail', required: true, autoComplete: 'email', type: 'email' },
  { name: 'phone', label: 'Phone', required: false, autoComplete: 'tel', type: 'tel' },
  { name: 'city', label: 'City', required: false, autoComplete: 'address-level2' },
] as const;

const states = Object.entries(usStates).map(([value, text]) => ({ value, text }));

/** The basics every form asks for, each with the line of the resume it came from. */
export function ContactFields({ document, contact, mistakes, onChange }: ContactFieldsProps) {
  const noteOf = (name: keyof Contact) => {
    const quote = contact[name] && findQuote(document, contact[name]);
    return quote ? `From your resume: “${excerpt(quote.text, contact[name])}”` : undefined;
  };
  return (
    <div className={styles.grid}>
      {fields.map(({ name, label, required, autoComplete, ...rest }) => (
        <TextField
          key={name}
          {...rest}
          name={name}
          label={label}
          required={required}
          autoComplete={autoComplete}
          value={contact[name]}
          hint={noteOf(name)}
          error={mistakes[name]}
          onChange={(value) => onChange(name, value)}
        />
      ))}
      <Select
        name="state"
        label="State"
        options={states}
        value={findStateCode(contact.state)}
        hint={noteOf('state')}
        onChange={(value) => onChange('state', value)}
      />
      <TextField
        name="zip"
        label="ZIP code"
        inputMode="numeric"
        autoComplete="postal-code"
        value={contact.zip}
        hint={noteOf('zip')}
        error={mistakes.zip}
        onChange={(value) => onChange('zip', value)}
      />
      <TextField
        name="linkedIn"
        label="LinkedIn profile"
        inputMode="url"
        value={contact.linkedIn}
        hint={noteOf('linkedIn')}
        error={mistakes.linkedIn}
        onChange={(value) => onChange('linkedIn', value)}
      />
    </div>
  );
}

const around = 18;

/** The value in its line, with a little of what stands beside it. */
function excerpt(line: string, value: string): string {
  const at = line.indexOf(value);
  if (at < 0 || line.length <= value.length + 2 * around) return line;
  const start = Math.max(0, at - around);
  const end = Math.min(line.length, at + value.length + around);
  return `${start > 0 ? '…' : ''}${line.slice(start, end).trim()}${end < line.length ? '…' : ''}`;
}
