import type { UserDocument } from '#domain/document/model/user-document.ts';
import { type Contact, readContact, writeContact } from '#domain/document/sections/contact.ts';
import { findContactMistakes } from '#domain/document/sections/entry-mistakes.ts';
import { findStateCode, usStates } from '#domain/document/values/us-states.ts';
import { filterTyped } from '#domain/validation/validate-answer.ts';
import { editorTexts, fieldTexts as texts } from '#web/texts/profile/profile-fields.ts';
import { sectionTexts } from '#web/texts/profile/profile-sections.ts';
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
    what: editorTexts.yourContact,
    stored: readContact(document),
    put: writeContact,
    view: readContact,
    findMistakes: findContactMistakes,
    ...(onSaved ? { onSaved } : {}),
  });
  return frame({ title: sectionTexts.contact, form, children: <ContactFields form={form} /> });
}

type Field = Pick<TextFieldProps, 'autoComplete' | 'type' | 'inputMode' | 'required' | 'placeholder'> & {
  name: keyof Contact;
  label: string;
  wide?: boolean;
};

const before: Field[] = [
  { name: 'firstName', label: texts.firstName, required: true, autoComplete: 'given-name' },
  { name: 'lastName', label: texts.lastName, required: true, autoComplete: 'family-name' },
  { name: 'email', label: texts.email, required: true, autoComplete: 'email', type: 'email' },
  { name: 'phone', label: texts.phone, required: true, autoComplete: 'tel', type: 'tel' },
  { name: 'street', label: texts.street, autoComplete: 'street-address', wide: true },
  { name: 'city', label: texts.city, required: true, autoComplete: 'address-level2' },
];
const after: Field[] = [
  {
    name: 'zip',
    label: texts.zip,
    required: true,
    autoComplete: 'postal-code',
    inputMode: 'numeric',
  },
  { name: 'linkedIn', label: texts.linkedIn, inputMode: 'url', placeholder: texts.linkedInExample },
];
/** Characters that can't be part of the value are not accepted while typing. */
const filters: Partial<Record<keyof Contact, (typed: string) => string>> = {
  zip: (typed) => filterTyped('PostalCode', typed).slice(0, 5),
  phone: (typed) => filterTyped('PhoneNumber', typed),
};
const states = Object.entries(usStates).map(([value, text]) => ({ value, text }));

function ContactFields({ form }: { form: ProfileForm<Contact> }) {
  const renderField = ({ name, wide = false, ...field }: Field) => (
    <FormCell key={name} wide={wide}>
      <TextField
        {...field}
        name={name}
        value={form.value[name]}
        error={form.mistakes[name]}
        onChange={(value) => form.change({ [name]: filters[name]?.(value) ?? value })}
        onBlur={() => form.leave(name)}
      />
    </FormCell>
  );
  return (
    <FormGrid>
      {before.map(renderField)}
      <FormCell>
        <Select
          name="state"
          label={texts.state}
          required
          errorState={form.mistakes.state !== undefined}
          error={form.mistakes.state}
          options={states}
          value={findStateCode(form.value.state)}
          onChange={(state) => form.change({ state })}
        />
      </FormCell>
      {after.map(renderField)}
    </FormGrid>
  );
}
