import type { UserDocument } from '#domain/document/model/user-document.ts';
import {
  maxSummaryLength,
  readLanguages,
  readSummary,
  writeLanguages,
  writeSummary,
} from '#domain/document/sections/about.ts';
import { FormNotice } from '#web/parts/profile/form-notice.tsx';
import { useProfileForm } from '#web/parts/profile/use-profile-form.ts';
import { profileTexts as texts } from '#web/texts/profile.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { TextArea } from '#web/widgets/fields/text-area.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';

interface About {
  summary: string;
  /** As typed, separated by commas. */
  languages: string;
}

/** The summary and the languages that a resume brought along; both can be changed here. */
export function AboutSection({ document }: { document: UserDocument }) {
  const form = useProfileForm<About>({
    document,
    name: 'about',
    what: texts.aboutYou,
    stored: { summary: readSummary(document), languages: readLanguages(document).join(', ') },
    put: (newest, { summary, languages }) =>
      writeLanguages(writeSummary(newest, summary.trim()), splitList(languages)),
    view: (newest) => [readSummary(newest), readLanguages(newest)],
  });
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
      <FormNotice form={form} />
      {form.state !== 'not-changed' && (
        <div>
          <Button variant="secondary" loading={form.state === 'saving'} onPress={() => void form.save()}>
            {texts.saveAbout}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function splitList(text: string): string[] {
  return [...new Set(text.split(',').flatMap((one) => one.trim() || []))];
}
