import { useEffect, useState } from 'react';
import { track } from '#web/data/visits/analytics.ts';
import { useSaveSurvey } from '#web/data/visits/visit-calls.ts';
import { surveyTexts as texts } from '#web/texts/shell/dialogs.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { TextArea } from '#web/widgets/fields/text-area.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';
import { showToast } from '#web/widgets/overlays/toast.tsx';
import { ScoreScale } from './score-scale.tsx';

/** Two questions; the answers stay with us (D-088). */
export function SurveyModal({ screenName, onClose }: { screenName: string; onClose: () => void }) {
  const save = useSaveSurvey();
  const [score, setScore] = useState<number>();
  const [comment, setComment] = useState('');
  useEffect(() => track('popup viewed', { popupName: 'survey', screenName, sectionName: '' }), [screenName]);

  const send = () => {
    if (score === undefined) return;
    save.mutate(
      { score, comment },
      {
        onSuccess: () => {
          onClose();
          showToast({ message: texts.thanks });
        },
      },
    );
  };
  return (
    <Modal
      open
      onClose={onClose}
      size="smd"
      busy={save.isPending}
      title={texts.title}
      dismiss={texts.notNow}
      actions={
        <Button loading={save.isPending} isDisabled={score === undefined} onPress={send}>
          {texts.send}
        </Button>
      }
    >
      <ScoreScale value={score} onChange={setScore} />
      <TextArea label={texts.reason} rows={3} maxLength={1000} value={comment} onChange={setComment} />
      {save.error && <Banner tone="bad">{save.error.message}</Banner>}
    </Modal>
  );
}
