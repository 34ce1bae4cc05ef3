import { ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ListedApplication } from '#contract/applications/job-application.ts';
import { statusMessages } from '#domain/application/display-status.ts';
import { readApplyUrl } from '#domain/application/receipt-banner.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { AppliedQuestion } from '#web/parts/question/applied-question.tsx';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';

interface SorryPopupProps {
  application: ListedApplication | null;
  onClose: () => void;
  onNotInterested: (application: ListedApplication) => void;
}

/** Why we could not apply, and the ways on; opening the company's site is followed by the question whether it worked. */
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
        title="Sorry, we can't apply for you"
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
                Not interested
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
                  Apply directly with company
                </Button>
              )}
            </>
          )
        }
      >
        <p>{application?.failedReason?.uiSafeMessage ?? statusMessages.ActionRecommended}</p>
        {application && (
          <p>
            Your answers are ready to copy: <Link to={routes.receipt(application.id)}>View application</Link>
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
