import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Contact, readContact, writeContact } from '#domain/document/contact.ts';
import { readEducation } from '#domain/document/education.ts';
import { readExperience } from '#domain/document/experience.ts';
import { readSkills } from '#domain/document/skills.ts';
import type { UserDocument } from '#domain/document/user-document.ts';
import { useFinishProfile } from '#web/data/builder-calls.ts';
import { useRoutes } from '#web/data/portal.ts';
import { EducationList, ExperienceList, SkillList } from '#web/parts/profile-sections.tsx';
import { Text } from '#web/parts/text.tsx';
import { Banner } from '#web/widgets/banner.tsx';
import { Button } from '#web/widgets/button.tsx';
import { Card, CardHeader, CardSection } from '#web/widgets/card.tsx';
import { Container, PageHeader, Stack } from '#web/widgets/page-layout.tsx';
import { ReasonLine } from '#web/widgets/reason-line.tsx';
import { StickyBar } from '#web/widgets/sticky-bar.tsx';
import { ContactFields } from './contact-fields.tsx';
import { findContactMistakes } from './contact-mistakes.ts';

/** What was read from the resume; the contact details can be put right here. */
export function CheckReading({
  document,
  onAnotherFile,
}: {
  document: UserDocument;
  onAnotherFile: () => void;
}) {
  const routes = useRoutes();
  const navigate = useNavigate();
  const finish = useFinishProfile();
  const [contact, setContact] = useState<Contact>(() => readContact(document));
  const [mistakes, setMistakes] = useState<Partial<Record<keyof Contact, string>>>({});
  const jobs = readExperience(document);
  const schools = readEducation(document);
  const skills = readSkills(document);

  const save = () => {
    const found = findContactMistakes(contact);
    setMistakes(found);
    const first = Object.keys(found)[0];
    if (first) {
      globalThis.document.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    finish.mutate(writeContact(document, contact), {
      onSuccess: () => void navigate(routes.exploreJobMatches),
    });
  };

  return (
    <>
      <Container narrow>
        <PageHeader
          title="Check what we read"
          intro="Correct what is off. Applications are filled in from this, and nothing is sent without your approval."
        />
        <Stack>
          <Card as="section" flush>
            <CardHeader title={<SectionTitle>Contact Information</SectionTitle>} />
            <CardSection>
              <ContactFields
                document={document}
                contact={contact}
                mistakes={mistakes}
                onChange={(name, value) => {
                  setContact({ ...contact, [name]: value });
                  setMistakes(({ [name]: _fixed, ...others }) => others);
                }}
              />
            </CardSection>
          </Card>
          <Card as="section" flush>
            <CardHeader title={<SectionTitle>Experience</SectionTitle>} />
            <CardSection>
              <ExperienceList jobs={jobs} />
            </CardSection>
          </Card>
          <Card as="section" flush>
            <CardHeader title={<SectionTitle>Education</SectionTitle>} />
            <CardSection>
              <EducationList schools={schools} />
            </CardSection>
          </Card>
          <Card as="section" flush>
            <CardHeader title={<SectionTitle>Skills</SectionTitle>} />
            <CardSection>
              <SkillList skills={skills} />
            </CardSection>
          </Card>
          <ReasonLine icon={FileText}>
            {count(jobs.length, 'job')}, {count(schools.length, 'school')} and {count(skills.length, 'skill')}{' '}
            read from your resume.
          </ReasonLine>
          {finish.error && (
            <Banner tone="bad" title="Not saved yet. Try again">
              {finish.error.message}
            </Banner>
          )}
        </Stack>
      </Container>
      <StickyBar
        action={
          <>
            <Button variant="secondary" isDisabled={finish.isPending} onPress={onAnotherFile}>
              Use another file
            </Button>
            <Button loading={finish.isPending} onPress={save}>
              Looks right
            </Button>
          </>
        }
      />
    </>
  );
}

function SectionTitle({ children }: { children: string }) {
  return (
    <Text as="h2" look="heading">
      {children}
    </Text>
  );
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
