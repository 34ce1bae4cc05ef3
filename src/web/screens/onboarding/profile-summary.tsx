import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readContact } from '#domain/document/sections/contact.ts';
import { readEducation } from '#domain/document/sections/education.ts';
import { readExperience } from '#domain/document/sections/experience.ts';
import { readSkills } from '#domain/document/sections/skills.ts';
import type { OnboardingStep } from '#domain/portal/onboarding-steps.ts';
import { readSearchOptions } from '#domain/preferences/search-options.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { buttonTexts } from '#web/texts/buttons.ts';
import { onboardingTexts as texts } from '#web/texts/profile/onboarding.ts';
import { sectionTexts } from '#web/texts/profile/profile-sections.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { currencyText } from '#web/widgets/fields/currency-text.ts';
import { Card, CardSection } from '#web/widgets/layout/card.tsx';
import { Row } from '#web/widgets/layout/page-layout.tsx';

/** A short summary of the profile, each section with a link to edit it. */
export function ProfileSummary({ document }: { document: UserDocument }) {
  const { onboarding } = useRoutes();
  return (
    <Card as="section" flush>
      {summarize(document).map(({ step, title, lines }) => {
        const target = onboarding.find((one) => one.name === step);
        return (
          <CardSection key={step}>
            <Row spread>
              <div>
                <Heading small>{title}</Heading>
                {lines.filter(Boolean).map((line) => (
                  <Text key={line}>{line}</Text>
                ))}
              </div>
              {target && (
                <LinkButton variant="secondary" size="md" href={target.path} aria-label={texts.edit(title)}>
                  {buttonTexts.edit}
                </LinkButton>
              )}
            </Row>
          </CardSection>
        );
      })}
    </Card>
  );
}

function summarize(
  document: UserDocument,
): { step: OnboardingStep['name']; title: string; lines: string[] }[] {
  const contact = readContact(document);
  const jobs = readExperience(document);
  const schools = readEducation(document);
  const skills = readSkills(document);
  const options = readSearchOptions(document);
  const labels = (choices: readonly { label: string }[]) => choices.map(({ label }) => label).join(', ');
  const places = [labels(options.locations), options.includeRemoteJobs ? texts.remote : ''].filter(Boolean);
  const atLeast = options.salaryType === 'Hourly' ? texts.atLeastHourly : texts.atLeastYearly;
  const pay = options.salary && atLeast(currencyText(options.salary));
  return [
    {
      step: 'contact',
      title: `${contact.firstName} ${contact.lastName}`.trim(),
      lines: [[contact.email, contact.phone].filter(Boolean).join(' · ')],
    },
    {
      step: 'experience',
      title: sectionTexts.experience,
      lines: [jobs.map(({ title, company }) => [title, company].filter(Boolean).join(', ')).join(' · ')],
    },
    {
      step: 'education',
      title: sectionTexts.education,
      lines: [schools.map(({ school }) => school).join(' · ')],
    },
    { step: 'skills', title: sectionTexts.skills, lines: [skills.join(', ')] },
    {
      step: 'preferences',
      title: texts.lookingFor,
      lines: [labels(options.jobTitles), places.join(', '), pay],
    },
  ];
}
