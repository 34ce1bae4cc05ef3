import { Building2 } from 'lucide-react';
import { useState } from 'react';
import type { BoardCandidate } from '#contract/applications/watched-companies.ts';
import { useWatchCompany } from '#web/data/applications/watched-companies.ts';
import { Text } from '#web/parts/text/text.tsx';
import { buttonTexts } from '#web/texts/buttons.ts';
import { announceWatched, watchTexts as texts } from '#web/texts/jobs/watched-companies.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';
import { showToast } from '#web/widgets/overlays/toast.tsx';
import styles from './watched-companies.module.css';

/** Watches a company by its careers page, one of its jobs, or its name. */
export function WatchCompany() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="md" icon={Building2} onPress={() => setOpen(true)}>
        {texts.watch}
      </Button>
      {open && <WatchCompanyModal onClose={() => setOpen(false)} />}
    </>
  );
}

function WatchCompanyModal({ onClose }: { onClose: () => void }) {
  const watch = useWatchCompany();
  const [wish, setWish] = useState('');
  const [candidates, setCandidates] = useState<BoardCandidate[]>([]);
  const isTooShort = wish.trim().length < 2;
  const send = (board?: string) =>
    watch.mutate(
      { wish: wish.trim(), ...(board !== undefined && { board }) },
      {
        onSuccess: ({ watched, candidates: found }) => {
          setCandidates(found);
          if (!watched) return;
          onClose();
          showToast({ message: announceWatched(watched) });
        },
      },
    );
  const isChoosing = candidates.length > 0;
  return (
    <Modal
      open
      onClose={onClose}
      size="md"
      title={isChoosing ? texts.chooseTitle : texts.watch}
      busy={watch.isPending}
      dismiss={isChoosing ? undefined : buttonTexts.cancel}
      actions={
        isChoosing ? (
          <Button variant="secondary" isDisabled={watch.isPending} onPress={() => setCandidates([])}>
            {texts.other}
          </Button>
        ) : (
          <Button loading={watch.isPending} isDisabled={isTooShort} onPress={() => send()}>
            {texts.begin}
          </Button>
        )
      }
    >
      {isChoosing ? (
        <>
          <Text>{texts.choose}</Text>
          <ul className={styles.rows}>
            {candidates.map((candidate) => (
              <CandidateRow
                key={candidate.board}
                candidate={candidate}
                isDisabled={watch.isPending}
                onChoose={() => send(candidate.board)}
              />
            ))}
          </ul>
          {watch.error && !watch.isPending && <Banner tone="bad">{watch.error.message}</Banner>}
        </>
      ) : (
        <TextField
          label={texts.wish}
          value={wish}
          onChange={setWish}
          maxLength={2000}
          onKeyDown={(event) => event.key === 'Enter' && !isTooShort && !watch.isPending && send()}
          error={watch.error && !watch.isPending ? watch.error.message : undefined}
          hint={texts.hint}
        />
      )}
      {watch.isPending && <Text look="fine">{texts.searching}</Text>}
    </Modal>
  );
}

interface CandidateRowProps {
  candidate: BoardCandidate;
  isDisabled: boolean;
  onChoose: () => void;
}

function CandidateRow({ candidate, isDisabled, onChoose }: CandidateRowProps) {
  const name = texts.candidate(candidate.company, candidate.system);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text as="span" look="subheading">
          {name}
        </Text>
        <Text>{texts.candidateJobs(candidate.openJobs)}</Text>
        {candidate.titles.length > 0 && <Text look="fine">{texts.candidateTitles(candidate.titles)}</Text>}
      </div>
      <Button
        variant="secondary"
        size="md"
        aria-label={texts.watchNamed(name)}
        isDisabled={isDisabled}
        onPress={onChoose}
      >
        {texts.watchThis}
      </Button>
    </li>
  );
}
