import { lazy, Suspense } from 'react';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { maxSkills, minSkills } from '#domain/document/sections/skills.ts';
import { hasFeature } from '#domain/portal/portal.ts';
import { useSkillSuggestions } from '#web/data/documents/skill-suggestions.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { sectionTexts as texts } from '#web/texts/profile/profile-sections.ts';
import { Skeleton } from '#web/widgets/feedback/skeleton.tsx';
import { findPill, toPill } from '#web/widgets/selects/pill-rules.ts';
import type { SkillsForm } from './skills-form.ts';

const MultiSelectPills = lazy(async () => ({
  default: (await import('#web/widgets/selects/multi-select-pills.tsx')).MultiSelectPills,
}));

interface SkillsFieldProps {
  form: Pick<SkillsForm, 'value' | 'change' | 'tooFew'>;
  document: UserDocument;
}

export function SkillsField({ form, document }: SkillsFieldProps) {
  const portal = usePortal();
  const { items } = form.value;
  const { jobTitle, suggestions, search } = useSkillSuggestions(document);
  const options = suggestions.map(toPill);
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <MultiSelectPills
        label={texts.skillsLabel}
        variant={hasFeature(portal, 'OldMultiSelectPills') ? 'old' : 'new'}
        items={[...items, ...options.filter((option) => !findPill(items, option.value))]}
        options={options}
        search={async (typed) => (await search(typed)).map(toPill)}
        max={maxSkills}
        allowsCustom
        error={form.tooFew ? texts.tooFewSkills(minSkills) : undefined}
        suggestionsLabel={jobTitle && texts.suggestedFor(jobTitle)}
        onChange={(next) => form.change({ items: next })}
      />
    </Suspense>
  );
}
