import type { UserDocument } from '#domain/document/model/user-document.ts';
import { minSkills } from '#domain/document/sections/skills.ts';
import { OnboardingPage } from '#web/parts/onboarding/onboarding-page.tsx';
import { OnboardingStep } from '#web/parts/onboarding/onboarding-step.tsx';
import { FormNotice } from '#web/parts/profile/form-notice.tsx';
import { SkillsField } from '#web/parts/profile/skills-field.tsx';
import { useSkillsForm } from '#web/parts/profile/skills-form.ts';
import { onboardingTexts as texts } from '#web/texts/profile/onboarding.ts';
import { profileTexts } from '#web/texts/profile/profile.ts';
import { Card } from '#web/widgets/layout/card.tsx';

export function ReviewSkillsScreen() {
  return <OnboardingPage step="skills">{(document) => <SkillsStep document={document} />}</OnboardingPage>;
}

function SkillsStep({ document }: { document: UserDocument }) {
  const skills = useSkillsForm(document);
  return (
    <OnboardingStep
      step="skills"
      title={texts.skillsTitle}
      intro={profileTexts.skillsNote(minSkills)}
      onNext={skills.save}
    >
      <Card>
        <SkillsField form={skills} document={document} />
      </Card>
      <FormNotice form={skills} />
    </OnboardingStep>
  );
}
