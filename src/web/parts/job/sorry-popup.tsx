import { ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ListedApplication } from '#contract/applications/job-application.ts';
import { readApplyUrl } from '#domain/application/receipt-banner.ts';
import { statusMessages } from '#domain/messages/applications/status.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { AppliedQuestion } from '#web/parts/question/applied-question.tsx';
import { jobTexts as texts } from '#web/texts/jobs/job.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Trans } from '#web/widgets/layout/trans.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';

interface SorryPopupProps {
  application: ListedApplication | null;
  onClose: () => void;
  onNotInterested: (application: ListedApplication) => void;
}

/** Why we couldn't apply and what to do next. After opening the company's site, it asks whether the person applied. */
export function SorryPopup({ application, onClose, onNotInterested }: SorryPopupProps) {
  const routes = useRoutes();
  const [asked, setAsked] = useState<string | null>(null);
  const url = application ? readApplyUrl(application.jobDetail.applyUrl) : null;
  return (
    <>
      <Modal
        open={application !== null}
        onClose={onClose}
        size="md"
        title={texts.sorry}
        actions={
          application && (
            <>
              <Button
                variant="secondary"
                onPress={() => {
                  onClose();
                  onNotInterested(application);
                }}
              >
                {texts.notInterested}
              </Button>
              {url && (
                <Button
                  iconAfter={ArrowUpRight}
                  onPress={() => {
                    openCompanySite(url);
                    onClose();
                    setAsked(application.id);
                  }}
                >
                  {texts.applyDirectly}
                </Button>
              )}
            </>
          )
        }
      >
        <p>{application?.failedReason?.uiSafeMessage ?? statusMessages.ActionRecommended}</p>
        {application && (
          <p>
            <Trans
              text={texts.answersReady}
              parts={{ view: (words) => <Link to={routes.receipt(application.id)}>{words}</Link> }}
            />
          </p>
        )}
      </Modal>
      <AppliedQuestion applicationId={asked} onClose={() => setAsked(null)} />
    </>
  );
}

export function openCompanySite(url: string): void {
  window.open(url, '_blank', 'noopener,noreferrer');
}
