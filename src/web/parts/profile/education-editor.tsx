import type { UserDocument } from '#domain/document/model/user-document.ts';
import {
  degrees,
  type Education,
  emptyEducation,
  type GraduationStatus,
  graduationStatuses,
  putEducation,
  readEducation,
} from '#domain/document/sections/education.ts';
import { findEducationMistakes } from '#domain/document/sections/entry-mistakes.ts';
import { editorTexts, fieldTexts as texts } from '#web/texts/profile/profile-fields.ts';
import { sectionTexts } from '#web/texts/profile/profile-sections.ts';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Select } from '#web/widgets/selects/select.tsx';
import { FormCell, FormGrid } from './form-grid.tsx';
import { type EditFrame, type EntryForm, useProfileForm, viewEntry } from './use-profile-form.ts';

interface EducationEditorProps {
  document: UserDocument;
  /** The entry to edit; null for a new one. */
  paraId: string | null;
  frame: EditFrame;
  onSaved?: (saved: UserDocument) => void;
}

export function EducationEditor({ document, paraId, frame, onSaved }: EducationEditorProps) {
  const form = useProfileForm<Education>({
    document,
    name: `education ${paraId ?? 'new'}`,
    what: editorTexts.thisSchool,
    stored: readEducation(document).find((school) => school.paraId === paraId) ?? emptyEducation,
    put: putEducation,
    view: (newest) => viewEntry(readEducation(newest), paraId),
    isNew: paraId === null,
    findMistakes: (school) => findEducationMistakes(school, new Date().getFullYear()),
    ...(onSaved ? { onSaved } : {}),
  });
  return frame({
    title: paraId === null ? sectionTexts.addEducation : editorTexts.editEducation,
    form,
    children: <EducationFields form={form} />,
  });
}

const none = { value: '-', text: texts.none };

/** The choices, plus the value from the resume if it isn't one of them. */
function listChoices(known: readonly string[], value: string) {
  const all = value === '' || known.includes(value) ? known : [value, ...known];
  return [none, ...all.map((one) => ({ value: one, text: one }))];
}

export function EducationFields({ form: { value, mistakes, change } }: { form: EntryForm<Education> }) {
  const inputOf = (name: 'school' | 'location' | 'field' | 'graduationYear') => ({
    name,
    value: value[name],
    error: mistakes[name],
    onChange: (typed: string) => change({ [name]: typed }),
  });
  const choice = (chosen: string) => (chosen === none.value ? '' : chosen);
  return (
    <FormGrid>
      <FormCell wide>
        <TextField label={texts.school} required {...inputOf('school')} />
      </FormCell>
      <FormCell wide>
        <TextField label={texts.location} {...inputOf('location')} />
      </FormCell>
      <FormCell>
        <Select
          label={texts.degree}
          options={listChoices(degrees, value.degree)}
          value={value.degree || null}
          error={mistakes.degree}
          onChange={(degree) => change({ degree: choice(degree) })}
        />
      </FormCell>
      <FormCell>
        <TextField label={texts.field} {...inputOf('field')} />
      </FormCell>
      <FormCell>
        <Select
          label={texts.status}
          options={listChoices(graduationStatuses, value.status)}
          value={value.status || null}
          onChange={(status) => change({ status: choice(status) as GraduationStatus | '' })}
        />
      </FormCell>
      <FormCell>
        <TextField
          label={texts.graduationYear}
          placeholder={texts.yearExample}
          inputMode="numeric"
          maxLength={4}
          {...inputOf('graduationYear')}
        />
      </FormCell>
    </FormGrid>
  );
}
