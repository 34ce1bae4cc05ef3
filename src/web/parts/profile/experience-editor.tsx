import type { UserDocument } from '#domain/document/model/user-document.ts';
import { findExperienceMistakes, maxDescriptionLength } from '#domain/document/sections/entry-mistakes.ts';
import {
  type Experience,
  emptyExperience,
  putExperience,
  readExperience,
} from '#domain/document/sections/experience.ts';
import { editorTexts, fieldTexts as texts } from '#web/texts/profile/profile-fields.ts';
import { sectionTexts } from '#web/texts/profile/profile-sections.ts';
import { Checkbox } from '#web/widgets/fields/checkbox.tsx';
import { RichTextArea } from '#web/widgets/fields/rich-text-area.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { FormCell, FormGrid } from './form-grid.tsx';
import { MonthField } from './month-field.tsx';
import { type EditFrame, type EntryForm, useProfileForm, viewEntry } from './use-profile-form.ts';

interface ExperienceEditorProps {
  document: UserDocument;
  /** The entry to edit; null for a new one. */
  paraId: string | null;
  frame: EditFrame;
  onSaved?: (saved: UserDocument) => void;
}

export function ExperienceEditor({ document, paraId, frame, onSaved }: ExperienceEditorProps) {
  const form = useProfileForm<Experience>({
    document,
    name: `experience ${paraId ?? 'new'}`,
    what: editorTexts.thisJob,
    stored: readExperience(document).find((job) => job.paraId === paraId) ?? emptyExperience,
    put: putExperience,
    view: (newest) => viewEntry(readExperience(newest), paraId),
    isNew: paraId === null,
    findMistakes: findExperienceMistakes,
    ...(onSaved ? { onSaved } : {}),
  });
  return frame({
    title: paraId === null ? sectionTexts.addExperience : editorTexts.editExperience,
    form,
    children: <ExperienceFields form={form} />,
  });
}

const textFields = [
  { name: 'title', label: texts.jobTitle, required: true, autoComplete: 'organization-title' },
  { name: 'company', label: texts.company, required: true, autoComplete: 'organization' },
  { name: 'location', label: texts.location, required: false, autoComplete: 'off' },
] as const;

export function ExperienceFields({ form: { value, mistakes, change } }: { form: EntryForm<Experience> }) {
  return (
    <FormGrid>
      {textFields.map(({ name, ...field }) => (
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
          labels={texts.start}
          value={value.start}
          error={mistakes.start}
          onChange={(start) => change({ start })}
        />
      </FormCell>
      <FormCell>
        <MonthField
          labels={texts.end}
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
          {texts.current}
        </Checkbox>
      </FormCell>
      <FormCell wide>
        <RichTextArea
          label={texts.description}
          hint={texts.descriptionHint}
          value={value.description}
          maxLength={maxDescriptionLength}
          error={mistakes.description}
          onChange={(description) => change({ description })}
        />
      </FormCell>
    </FormGrid>
  );
}
