import { placeKey } from '#domain/document/output/list-places.ts';
import type { Contact } from '#domain/document/sections/contact.ts';
import { findStateCode, usStates } from '#domain/document/values/us-states.ts';
import { fieldTexts as texts } from '#web/texts/profile/profile-fields.ts';
import { Select } from '#web/widgets/selects/select.tsx';
import { useReviewed } from './review-context.ts';
import { ReviewField } from './review-entry.tsx';
import styles from './review-resume.module.css';

const fields = [
  { name: 'firstName', label: texts.firstName, required: true, autoComplete: 'given-name' },
  { name: 'lastName', label: texts.lastName, required: true, autoComplete: 'family-name' },
  { name: 'email', label: texts.email, required: true, autoComplete: 'email', type: 'email' },
  { name: 'phone', label: texts.phone, required: true, autoComplete: 'tel', type: 'tel' },
  { name: 'street', label: texts.street, autoComplete: 'street-address' },
  { name: 'city', label: texts.city, required: true, autoComplete: 'address-level2' },
] as const;
const states = Object.entries(usStates).map(([value, text]) => ({ value, text }));

interface ReviewContactProps {
  contact: Contact;
  onChange: (contact: Contact) => void;
}

export function ReviewContact({ contact, onChange }: ReviewContactProps) {
  const state = useReviewed(placeKey('contact', 0, 'state'));
  const set = (name: keyof Contact) => (value: string) => onChange({ ...contact, [name]: value });
  return (
    <div className={styles.grid}>
      {fields.map(({ name, ...field }) => (
        <ReviewField
          key={name}
          {...field}
          at={['contact', 0, name]}
          value={contact[name]}
          onChange={set(name)}
        />
      ))}
      <div data-field="contact.0.state">
        <Select
          label={texts.state}
          required
          options={states}
          value={findStateCode(contact.state)}
          needed={state.needed}
          hint={state.hint}
          error={state.error}
          errorState={state.error !== undefined}
          onChange={set('state')}
        />
      </div>
      <ReviewField
        label={texts.zip}
        required
        inputMode="numeric"
        autoComplete="postal-code"
        at={['contact', 0, 'zip']}
        value={contact.zip}
        onChange={set('zip')}
      />
      <ReviewField
        label={texts.linkedIn}
        inputMode="url"
        at={['contact', 0, 'linkedIn']}
        value={contact.linkedIn}
        onChange={set('linkedIn')}
      />
    </div>
  );
}
