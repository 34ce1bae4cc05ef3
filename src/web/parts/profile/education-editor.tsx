import type { UserDocument } from '#domain/document/model/user-document.ts';
import {
  type Education,
  emptyEducation,
  type GraduationStatus,
  graduationStatuses,
  putEducation,
  readEducation,
} from '#domain/document/sections/education.ts';
import { findEducationMistakes } from '#domain/document/sections/entry-mistakes.ts';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Select } from '#web/widgets/selects/select.tsx';
import { FormCell, FormGrid } from './form-grid.tsx';
import { type EditFrame, type EntryForm, useProfileForm, viewEntry } from './use-profile-form.ts';

interface EducationEditorProps {
  document: UserDocument;
  /** The entry to change; null for a new one. */
  paraId: string | null;
  frame: EditFrame;
  onSaved?: (saved: UserDocument) => void;
}

export function EducationEditor({ document, paraId, frame, onSaved }: EducationEditorProps) {
  const form = useProfileForm<Education>({
    document,
    name: `education ${paraId ?? 'new'}`,
    what: 'this school',
    stored: readEducation(document).find((school) => school.paraId === paraId) ?? emptyEducation,
    put: putEducation,
    view: (newest) => viewEntry(readEducation(newest), paraId),
    isNew: paraId === null,
    findMistakes: (school) => findEducationMistakes(school, new Date().getFullYear()),
    ...(onSaved ? { onSaved } : {}),
  });
  return frame({
    title: paraId === null ? 'Add education' : 'Edit education',
    form,
    children: <EducationFields form={form} />,
  });
}

const degrees = [
  'High school diploma',
  'GED',
  'Certificate',
  'Associate of Arts',
  'Associate of Science',
  'Associate of Applied Science',
  'Bachelor of Arts',
  'Bachelor of Science',
  'Bachelor of Business Administration',
  'Bachelor of Fine Arts',
  'Bachelor of Science in Nursing',
  'Master of Arts',
  'Master of Science',
  'Master of Business Administration',
  'Master of Education',
  'Doctor of Medicine',
  'Juris Doctor',
  'Doctor of Philosophy',
];
const none = { value: '-', text: 'None' };

/** The choices, with what the resume says if that is none of them. */
function listChoices(known: readonly string[], value: string) {
  const all = value === '' || known.includes(value) ? known : [value, ...known];
  return [none, ...all.map((one) => ({ value: one, text: one }))];
}

export function EducationFields({ form: { value, mistakes, change } }: { form: EntryForm<Education> }) {
  const text = (name: 'school' | 'location' | 'field' | 'graduationYear') => ({
    name,
    value: value[name],
    error: mistakes[name],
    onChange: (typed: string) => change({ [name]: typed }),
  });
  const choice = (chosen: string) => (chosen === none.value ? '' : chosen);
  return (
    <FormGrid>
      <FormCell wide>
        <TextField label="School" required {...text('school')} />
      </FormCell>
      <FormCell wide>
        <TextField label="Location" {...text('location')} />
      </FormCell>
      <FormCell>
        <Select
          label="Degree"
          options={listChoices(degrees, value.degree)}
          value={value.degree || null}
          error={mistakes.degree}
          onChange={(degree) => change({ degree: choice(degree) })}
        />
      </FormCell>
      <FormCell>
        <TextField label="Field of study" {...text('field')} />
      </FormCell>
      <FormCell>
        <Select
          label="Status"
          options={listChoices(graduationStatuses, value.status)}
          value={value.status || null}
          onChange={(status) => change({ status: choice(status) as GraduationStatus | '' })}
        />
      </FormCell>
      <FormCell>
        <TextField
          label="Graduation year"
          placeholder="YYYY"
          inputMode="numeric"
          maxLength={4}
          {...text('graduationYear')}
        />
      </FormCell>
    </FormGrid>
  );
}
