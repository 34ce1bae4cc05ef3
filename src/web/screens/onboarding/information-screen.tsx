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
import { Card } from '#web/widgets/layout/card.tsx';

/** Contact details, experience, education and skills on one page. */
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
      title="Check what we read"
      intro="Correct what is off, add what is missing. Applications are filled in from this."
      onNext={save}
    >
      <TitledSection title="Contact details">
        <Card>{contact.children}</Card>
        <FormNotice form={contact.form} />
      </TitledSection>
      <TitledSection title="Experience">
        <div>
          <ExperienceEntries document={document} />
        </div>
      </TitledSection>
      <TitledSection title="Education">
        <div>
          <EducationEntries document={document} />
        </div>
      </TitledSection>
      <TitledSection title="Skills">
        <Card>
          <SkillsField form={skills} document={document} />
        </Card>
        <FormNotice form={skills} />
      </TitledSection>
    </OnboardingStep>
  );
}
