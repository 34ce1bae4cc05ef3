import { maxSummaryLength } from '#domain/document/sections/about.ts';
import { profileTexts as texts } from '#web/texts/profile/profile.ts';
import { TextArea } from '#web/widgets/fields/text-area.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import type { AboutForm } from './resume-forms.ts';

/** The summary and languages read from a resume, both editable. */
export function AboutSection({ form }: { form: AboutForm }) {
  return (
    <Stack gap="form">
      <TextArea
        label={texts.summary}
        rows={4}
        maxLength={maxSummaryLength}
        value={form.value.summary}
        onChange={(summary) => form.change({ summary })}
      />
      <TextField
        label={texts.languages}
        hint={texts.languagesHint}
        value={form.value.languages}
        onChange={(languages) => form.change({ languages })}
      />
    </Stack>
  );
}
