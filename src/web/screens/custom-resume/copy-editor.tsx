import type { UserDocument } from '#domain/document/model/user-document.ts';
import { maxSummaryLength } from '#domain/document/sections/about.ts';
import type { CopyFields } from '#domain/document/sections/copy-fields.ts';
import { FailureHere } from '#web/parts/failure/failure-here.tsx';
import { EducationFields } from '#web/parts/profile/education-editor.tsx';
import { ExperienceFields } from '#web/parts/profile/experience-editor.tsx';
import { LeaveGuard } from '#web/parts/profile/leave-guard.tsx';
import { SkillsField } from '#web/parts/profile/skills-field.tsx';
import { Text } from '#web/parts/text/text.tsx';
import { TitledSection } from '#web/parts/text/titled-section.tsx';
import { customResumeTexts as texts } from '#web/texts/applications/custom-resume.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { TextArea } from '#web/widgets/fields/text-area.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { StickyBar } from '#web/widgets/layout/sticky-bar.tsx';
import { CopyEntry } from './copy-entry.tsx';
import { useCopyDraft } from './use-copy-draft.ts';

interface CopyEditorProps {
  applicationId: string;
  document: UserDocument;
}

export function CopyEditor({ applicationId, document }: CopyEditorProps) {
  const form = useCopyDraft(applicationId, document);
  const { value, mistakes, change } = form;
  const put = <Name extends 'jobs' | 'schools' | 'further'>(
    name: Name,
    index: number,
    changes: Partial<CopyFields[Name][number]>,
  ) =>
    change({
      [name]: value[name].map((one, place) => (place === index ? { ...one, ...changes } : one)),
    });
  return (
    <Stack gap="section">
      <TitledSection title={texts.summary}>
        <TextArea
          label={texts.summary}
          rows={5}
          maxLength={maxSummaryLength}
          value={value.summary}
          onChange={(summary) => change({ summary })}
        />
      </TitledSection>
      <TitledSection title={texts.experience}>
        {value.jobs.map((job, index) => (
          <CopyEntry
            key={job.paraId ?? index}
            name={nameJob(job)}
            isLeftOut={job.isLeftOut ?? false}
            onLeaveOut={(isLeftOut) => put('jobs', index, { isLeftOut })}
          >
            <ExperienceFields
              form={{
                value: job,
                mistakes: mistakes.jobs[index] ?? {},
                change: (changes) => put('jobs', index, changes),
              }}
            />
          </CopyEntry>
        ))}
      </TitledSection>
      <TitledSection title={texts.education}>
        {value.schools.map((school, index) => (
          <CopyEntry
            key={school.paraId ?? index}
            name={school.school || texts.unnamedSchool}
            isLeftOut={school.isLeftOut ?? false}
            onLeaveOut={(isLeftOut) => put('schools', index, { isLeftOut })}
          >
            <EducationFields
              form={{
                value: school,
                mistakes: mistakes.schools[index] ?? {},
                change: (changes) => put('schools', index, changes),
              }}
            />
          </CopyEntry>
        ))}
        <Text look="fine">{texts.more}</Text>
      </TitledSection>
      <TitledSection title={texts.skills}>
        <SkillsField
          document={document}
          form={{
            value: { items: value.skills },
            tooFew: false,
            change: ({ items }) => items && change({ skills: items }),
          }}
        />
      </TitledSection>
      <TitledSection title={texts.languages}>
        <TextField
          label={texts.languages}
          hint={texts.languagesHint}
          value={value.languages}
          onChange={(languages) => change({ languages })}
        />
      </TitledSection>
      {value.further.map((section, index) => (
        <TitledSection key={section.heading} title={section.heading}>
          <TextArea
            label={section.heading}
            hint={texts.itemsHint}
            rows={Math.min(Math.max(section.items.length, 2), 8)}
            value={section.items.join('\n')}
            onChange={(text) => put('further', index, { items: text.split('\n') })}
          />
        </TitledSection>
      ))}
      <StickyBar
        notice={
          form.failure ? (
            <FailureHere title={texts.notSaved} onRetry={form.save}>
              {form.failure.message}
            </FailureHere>
          ) : (
            form.hasMistakes && <Banner tone="bad">{texts.mistakes}</Banner>
          )
        }
        action={
          <Button isDisabled={!form.isChanged} loading={form.isSaving} onPress={form.save}>
            {texts.save}
          </Button>
        }
      >
        {form.isSaving ? texts.saving : form.isChanged ? texts.changed : texts.nothing}
      </StickyBar>
      <LeaveGuard isUnsaved={form.isUnsaved} onDiscard={form.discard} />
    </Stack>
  );
}

function nameJob({ title, company }: { title: string; company: string }): string {
  return title && company ? texts.job(title, company) : title || company || texts.unnamedJob;
}
