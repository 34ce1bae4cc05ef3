import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readContact } from '#domain/document/sections/contact.ts';
import { readEducation } from '#domain/document/sections/education.ts';
import { readExperience } from '#domain/document/sections/experience.ts';
import { readSkills } from '#domain/document/sections/skills.ts';
import type { OnboardingStep } from '#domain/portal/onboarding-steps.ts';
import { readSearchOptions } from '#domain/preferences/search-options.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { Text } from '#web/parts/text/text.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { currencyText } from '#web/widgets/fields/currency-text.ts';
import { Card, CardSection } from '#web/widgets/layout/card.tsx';
import { Row } from '#web/widgets/layout/page-layout.tsx';

/** Everything given so far in a few lines, each with the way back to it. */
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
                <Text as="h2" look="subheading">
                  {title}
                </Text>
                {lines.filter(Boolean).map((line) => (
                  <Text key={line}>{line}</Text>
                ))}
              </div>
              {target && (
                <LinkButton variant="secondary" size="md" href={target.path} aria-label={`Edit ${title}`}>
                  Edit
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
  const places = [labels(options.locations), options.includeRemoteJobs ? 'Remote' : ''].filter(Boolean);
  const pay = options.salary && `At least ${currencyText(options.salary)} ${period(options.salaryType)}`;
  return [
    {
      step: 'contact',
      title: `${contact.firstName} ${contact.lastName}`.trim(),
      lines: [[contact.email, contact.phone].filter(Boolean).join(' · ')],
    },
    {
      step: 'experience',
      title: 'Experience',
      lines: [jobs.map(({ title, company }) => [title, company].filter(Boolean).join(', ')).join(' · ')],
    },
    { step: 'education', title: 'Education', lines: [schools.map(({ school }) => school).join(' · ')] },
    { step: 'skills', title: 'Skills', lines: [skills.join(', ')] },
    {
      step: 'preferences',
      title: 'Looking for',
      lines: [labels(options.jobTitles), places.join(', '), pay],
    },
  ];
}

function period(salaryType: string): string {
  return salaryType === 'Hourly' ? 'an hour' : 'a year';
}
