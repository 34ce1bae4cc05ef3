import type { UserDocument } from '#domain/document/model/user-document.ts';
import { findExperienceMistakes, maxDescriptionLength } from '#domain/document/sections/entry-mistakes.ts';
import {
  type Experience,
  emptyExperience,
  putExperience,
  readExperience,
} from '#domain/document/sections/experience.ts';
import { Checkbox } from '#web/widgets/fields/checkbox.tsx';
import { RichTextArea } from '#web/widgets/fields/rich-text-area.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { FormCell, FormGrid } from './form-grid.tsx';
import { MonthField } from './month-field.tsx';
import { type EditFrame, type EntryForm, useProfileForm, viewEntry } from './use-profile-form.ts';

interface ExperienceEditorProps {
  document: UserDocument;
  /** The entry to change; null for a new one. */
  paraId: string | null;
  frame: EditFrame;
  onSaved?: (saved: UserDocument) => void;
}

export function ExperienceEditor({ document, paraId, frame, onSaved }: ExperienceEditorProps) {
  const form = useProfileForm<Experience>({
    document,
    name: `experience ${paraId ?? 'new'}`,
    what: 'this job',
    stored: readExperience(document).find((job) => job.paraId === paraId) ?? emptyExperience,
    put: putExperience,
    view: (newest) => viewEntry(readExperience(newest), paraId),
    isNew: paraId === null,
    findMistakes: findExperienceMistakes,
    ...(onSaved ? { onSaved } : {}),
  });
  return frame({
    title: paraId === null ? 'Add experience' : 'Edit experience',
    form,
    children: <ExperienceFields form={form} />,
  });
}

const words = [
  { name: 'title', label: 'Job title', required: true, autoComplete: 'organization-title' },
  { name: 'company', label: 'Company', required: true, autoComplete: 'organization' },
  { name: 'location', label: 'Location', required: false, autoComplete: 'off' },
] as const;

export function ExperienceFields({ form: { value, mistakes, change } }: { form: EntryForm<Experience> }) {
  return (
    <FormGrid>
      {words.map(({ name, ...field }) => (
        <FormCell key={name} wide={name === 'location'}>
          <TextField
            {...field}
            name={name}
            value={value[name]}
            error={mistakes[name]}
            onChange={(text) => change({ [name]: text })}
          />
        </FormCell>
      ))}
      <FormCell>
        <MonthField
          label="Start"
          value={value.start}
          error={mistakes.start}
          onChange={(start) => change({ start })}
        />
      </FormCell>
      <FormCell>
        <MonthField
          label="End"
          value={value.current ? '' : value.end}
          error={mistakes.end}
          isDisabled={value.current}
          onChange={(end) => change({ end })}
        />
      </FormCell>
      <FormCell wide>
        <Checkbox
          isSelected={value.current}
          onChange={(current) => change({ current, ...(current ? { end: '' } : {}) })}
        >
          I currently work here
        </Checkbox>
      </FormCell>
      <FormCell wide>
        <RichTextArea
          label="Description"
          hint="What you did and what came of it, one bullet per line."
          value={value.description}
          maxLength={maxDescriptionLength}
          error={mistakes.description}
          onChange={(description) => change({ description })}
        />
      </FormCell>
    </FormGrid>
  );
}
