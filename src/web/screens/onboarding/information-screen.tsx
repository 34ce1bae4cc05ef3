import type { UserDocument } from '#domain/document/model/user-document.ts';
import { OnboardingPage } from '#web/parts/onboarding/onboarding-page.tsx';
import { OnboardingStep } from '#web/parts/onboarding/onboarding-step.tsx';
import { ContactEditor } from '#web/parts/profile/contact-editor.tsx';
import { EditModal } from '#web/parts/profile/edit-modal.tsx';
import { EducationEntries } from '#web/parts/profile/education-entries.tsx';
import { ExperienceEntries } from '#web/parts/profile/experience-entries.tsx';
import { FormNotice } from '#web/parts/profile/form-notice.tsx';
import { SkillsField } from '#web/parts/profile/skills-field.tsx';
import { useSkillsForm } from '#web/parts/profile/skills-form.ts';
import type { EditFrameProps } from '#web/parts/profile/use-profile-form.ts';
import { TitledSection } from '#web/parts/text/titled-section.tsx';
import { onboardingTexts as texts } from '#web/texts/profile/onboarding.ts';
import { sectionTexts } from '#web/texts/profile/profile-sections.ts';
import { Card } from '#web/widgets/layout/card.tsx';

/** Contact details, experience, education, and skills on one page. */
export function InformationScreen() {
  return (
    <OnboardingPage step="information">
      {(document) => (
        <>
          <Information document={document} />
          <EditModal document={document} asks="section" />
        </>
      )}
    </OnboardingPage>
  );
}

function Information({ document }: { document: UserDocument }) {
  const frame = (contact: EditFrameProps) => <InformationStep document={document} contact={contact} />;
  return <ContactEditor document={document} frame={frame} />;
}

function InformationStep({ document, contact }: { document: UserDocument; contact: EditFrameProps }) {
  const skills = useSkillsForm(document);
  const save = async () => (await contact.form.save()) && (await skills.save());
  return (
    <OnboardingStep
      step="information"
      title={texts.informationTitle}
      intro={texts.informationIntro}
      onNext={save}
    >
      <TitledSection title={texts.contactDetails}>
        <Card>{contact.children}</Card>
        <FormNotice form={contact.form} />
      </TitledSection>
      <TitledSection title={sectionTexts.experience}>
        <div>
          <ExperienceEntries document={document} />
        </div>
      </TitledSection>
      <TitledSection title={sectionTexts.education}>
        <div>
          <EducationEntries document={document} />
        </div>
      </TitledSection>
      <TitledSection title={sectionTexts.skills}>
        <Card>
          <SkillsField form={skills} document={document} />
        </Card>
        <FormNotice form={skills} />
      </TitledSection>
    </OnboardingStep>
  );
}
