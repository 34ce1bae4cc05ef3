import { Download, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { readContact } from '#domain/document/contact.ts';
import { readDocumentFile } from '#domain/document/document-preferences.ts';
import { readEducation } from '#domain/document/education.ts';
import { readExperience } from '#domain/document/experience.ts';
import { readSkills } from '#domain/document/skills.ts';
import { showState } from '#domain/document/us-states.ts';
import type { UserDocument } from '#domain/document/user-document.ts';
import { uploadButtonVariant } from '#domain/portal/theme.ts';
import { useDocument, useProfileId } from '#web/data/builder-calls.ts';
import { usePortal, useRoutes } from '#web/data/portal.ts';
import { LoadFailure } from '#web/parts/load-failure.tsx';
import { EducationList, ExperienceList, SkillList } from '#web/parts/profile-sections.tsx';
import { RequireProfile } from '#web/parts/require-profile.tsx';
import { Text } from '#web/parts/text.tsx';
import { Card } from '#web/widgets/card.tsx';
import { LinkButton } from '#web/widgets/link-button.tsx';
import { Container, PageHeader, Row, Stack } from '#web/widgets/page-layout.tsx';
import { Skeleton } from '#web/widgets/skeleton.tsx';
import styles from './profile.module.css';

export function ProfileScreen() {
  return (
    <Container>
      <PageHeader title="Profile" intro="Applications are filled in from this." />
      <RequireProfile waiting={<ProfileSkeleton />}>
        <LoadedProfile />
      </RequireProfile>
    </Container>
  );
}

function LoadedProfile() {
  const { documentId } = useProfileId();
  const { data, error, refetch } = useDocument(documentId);
  if (data) return <Profile document={data} />;
  if (error) return <LoadFailure what="your profile" error={error} onRetry={() => void refetch()} />;
  return <ProfileSkeleton />;
}

function Profile({ document }: { document: UserDocument }) {
  const portal = usePortal();
  const routes = useRoutes();
  const contact = readContact(document);
  const file = readDocumentFile(document, 'originalFile');
  const address = [contact.street, contact.city, showState(contact.state), contact.zip]
    .filter(Boolean)
    .join(', ');
  return (
    <Stack gap="section">
      <Section title="Your Resume">
        <Row spread>
          <p className={styles.name}>{document.name}</p>
          <Row>
            {file && (
              <LinkButton variant="secondary" size="md" icon={Download} href={file} download>
                Download
              </LinkButton>
            )}
            <LinkButton
              variant={uploadButtonVariant(portal)}
              size="md"
              icon={Upload}
              href={routes.resumeUpload}
            >
              Upload a new resume
            </LinkButton>
          </Row>
        </Row>
      </Section>
      <Section title="Contact Information">
        <p className={styles.name}>{[contact.firstName, contact.lastName].filter(Boolean).join(' ')}</p>
        {[address, contact.linkedIn, contact.phone, contact.email].filter(Boolean).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Section>
      <Section title="Experience">
        <ExperienceList jobs={readExperience(document)} />
      </Section>
      <Section title="Education">
        <EducationList schools={readEducation(document)} />
      </Section>
      <Section title="Skills">
        <SkillList skills={readSkills(document)} />
      </Section>
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <Text as="h2" look="heading">
        {title}
      </Text>
      <Card>{children}</Card>
    </section>
  );
}

function ProfileSkeleton() {
  return (
    <Stack gap="section">
      {['resume', 'contact', 'experience'].map((part) => (
        <div key={part} className={styles.section}>
          <Skeleton shape="title" width="medium" />
          <Card>
            <Skeleton shape="block" />
          </Card>
        </div>
      ))}
    </Stack>
  );
}
