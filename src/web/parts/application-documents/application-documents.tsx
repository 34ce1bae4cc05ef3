import { useState } from 'react';
import type { JobApplication } from '#contract/applications/job-application.ts';
import { isReady } from '#domain/application/status.ts';
import { hasFeature } from '#domain/portal/portal.ts';
import { useFurtherResumes } from '#web/data/documents/further-resumes.ts';
import { usePortal, useRoutes } from '#web/data/request/portal.ts';
import { ConfirmModal } from '#web/parts/failure/confirm-modal.tsx';
import { CustomizeCard } from '#web/parts/resume-card/customize-card.tsx';
import { ResumeCard } from '#web/parts/resume-card/resume-card.tsx';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { documentsTexts as texts } from '#web/texts/applications/review.ts';
import { buttonTexts } from '#web/texts/buttons.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Select } from '#web/widgets/selects/select.tsx';
import { isCustomCopy, nameCopy, showCustomDate } from './custom-copy.ts';
import { ResumeChanges } from './resume-changes.tsx';
import { useApplicationResume } from './use-application-resume.ts';

/** The resume this application is sent with: the default, another one, or one customized for the job. */
export function ApplicationDocuments({ application }: { application: JobApplication }) {
  const { jobDetail, questionAnswers, customDocumentData: chosen } = application;
  const portal = usePortal();
  const resume = useApplicationResume(application);
  const others = useFurtherResumes().data ?? [];
  const files = questionAnswers.filter(
    (question) => question.questionType === 'File' && question.answerToDisplay,
  );
  const file = files.find((question) => !question.fileUrl) ?? files[0];
  if (!file || !isReady(application.jobApplicationStatus)) return null;
  return (
    <section>
      <Stack>
        <Heading>{texts.title}</Heading>
        {chosen ? (
          <ChosenResume application={application} chosen={chosen} resume={resume} />
        ) : (
          <>
            <Text>{texts.file(file.answerToDisplay)}</Text>
            {others.length > 0 && (
              <Select
                label={texts.other}
                options={others.map(({ id, name }) => ({ value: id, text: name }))}
                value={null}
                isDisabled={resume.isBusy}
                onChange={(id) => resume.choose(others.find((one) => one.id === id) ?? null)}
              />
            )}
            {hasFeature(portal, 'userCustomDoc') && (
              <CustomizeCard
                company={jobDetail.company.name}
                busy={resume.isBusy}
                problem={resume.problem}
                onCustomize={resume.customize}
              />
            )}
          </>
        )}
        {files.map(
          ({ id, questionText, answerToDisplay, fileUrl }) =>
            fileUrl && (
              <Text key={id}>
                {texts.attachment(questionText)}{' '}
                <LinkButton variant="link" size="sm" href={fileUrl} download>
                  {answerToDisplay}
                </LinkButton>
              </Text>
            ),
        )}
        {resume.problem && !hasFeature(portal, 'userCustomDoc') && (
          <Banner tone="bad">{resume.problem}</Banner>
        )}
      </Stack>
    </section>
  );
}

interface ChosenResumeProps {
  application: JobApplication;
  chosen: NonNullable<JobApplication['customDocumentData']>;
  resume: ReturnType<typeof useApplicationResume>;
}

function ChosenResume({ application, chosen, resume }: ChosenResumeProps) {
  const { id: applicationId, jobDetail } = application;
  const routes = useRoutes();
  const [asks, setAsks] = useState(false);
  const isCustom = isCustomCopy(chosen);
  const preview = new URLSearchParams({ documentId: chosen.resumeId, applicationId });
  return (
    <ResumeCard
      name={nameCopy(chosen.resume)}
      note={isCustom ? showCustomDate(chosen.dateCreated) : texts.chosen}
      thumbnail={chosen.resumeThumbnail || null}
      badge={isCustom ? texts.customized : undefined}
    >
      <LinkButton variant="link" size="sm" href={`${routes.profilePreview}?${preview}`}>
        {texts.preview}
      </LinkButton>
      <LinkButton variant="link" size="sm" href={chosen.resumePDF} download>
        {texts.download}
      </LinkButton>
      {isCustom && (
        <LinkButton variant="link" size="sm" href={routes.customResume(applicationId)}>
          {buttonTexts.edit}
        </LinkButton>
      )}
      <Button variant="link" size="sm" onPress={() => setAsks(true)}>
        {texts.revert}
      </Button>
      {isCustom && (
        <ResumeChanges resumeId={chosen.resumeId} isEdited={chosen.isEdited} reasons={jobDetail.reasons} />
      )}
      <ConfirmModal
        open={asks}
        title={texts.revertQuestion}
        confirm={texts.revert}
        busy={resume.isBusy}
        problem={resume.problem}
        onClose={() => setAsks(false)}
        onConfirm={() => (isCustom ? resume.revert(chosen.resumeId) : resume.choose(null))}
      >
        {isCustom ? texts.deletesCopy : texts.sendsDefault}
      </ConfirmModal>
    </ResumeCard>
  );
}
