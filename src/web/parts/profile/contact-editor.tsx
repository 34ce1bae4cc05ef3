import type { UserDocument } from '#domain/document/model/user-document.ts';
import { type Contact, readContact, writeContact } from '#domain/document/sections/contact.ts';
import { findContactMistakes } from '#domain/document/sections/entry-mistakes.ts';
import { findStateCode, usStates } from '#domain/document/values/us-states.ts';
import { TextField, type TextFieldProps } from '#web/widgets/fields/text-field.tsx';
import { Select } from '#web/widgets/selects/select.tsx';
import { FormCell, FormGrid } from './form-grid.tsx';
import { type EditFrame, type ProfileForm, useProfileForm } from './use-profile-form.ts';

interface ContactEditorProps {
  document: UserDocument;
  frame: EditFrame;
  onSaved?: (saved: UserDocument) => void;
}

export function ContactEditor({ document, frame, onSaved }: ContactEditorProps) {
  const form = useProfileForm<Contact>({
    document,
    name: 'contact',
    what: 'your contact details',
    stored: readContact(document),
    put: writeContact,
    view: readContact,
    findMistakes: findContactMistakes,
    ...(onSaved ? { onSaved } : {}),
  });
  return frame({ title: 'Contact Information', form, children: <ContactFields form={form} /> });
}

type Field = Pick<TextFieldProps, 'autoComplete' | 'type' | 'inputMode' | 'required' | 'placeholder'> & {
  name: keyof Contact;
  label: string;
  wide?: boolean;
};

const before: Field[] = [
  { name: 'firstName', label: 'First name', required: true, autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', required: true, autoComplete: 'family-name' },
  { name: 'email', label: 'Email', required: true, autoComplete: 'email', type: 'email' },
  { name: 'phone', label: 'Phone', required: true, autoComplete: 'tel', type: 'tel' },
  { name: 'street', label: 'Street', autoComplete: 'street-address', wide: true },
  { name: 'city', label: 'City', required: true, autoComplete: 'address-level2' },
];
const after: Field[] = [
  {
    name: 'zip',
    label: 'ZIP code',
    required: true,
    autoComplete: 'postal-code',
    inputMode: 'numeric',
  },
  { name: 'linkedIn', label: 'LinkedIn profile', inputMode: 'url', placeholder: 'linkedin.com/in/your-name' },
];
const states = Object.entries(usStates).map(([value, text]) => ({ value, text }));

function ContactFields({ form }: { form: ProfileForm<Contact> }) {
  const draw = ({ name, wide = false, ...field }: Field) => (
    <FormCell key={name} wide={wide}>
      <TextField
        {...field}
        name={name}
        value={form.value[name]}
        error={form.mistakes[name]}
        onChange={(value) => form.change({ [name]: value })}
        onBlur={() => form.leave(name)}
      />
    </FormCell>
  );
  return (
    <FormGrid>
      {before.map(draw)}
      <FormCell>
        <Select
          name="state"
          label="State"
          required
          errorState={form.mistakes.state !== undefined}
          error={form.mistakes.state}
          options={states}
          value={findStateCode(form.value.state)}
          onChange={(state) => form.change({ state })}
        />
      </FormCell>
      {after.map(draw)}
    </FormGrid>
  );
}
