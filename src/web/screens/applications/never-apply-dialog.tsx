import { useState } from 'react';
import type { NeverApplyCompany } from '#contract/applications/tracker.ts';
import { useCompanies, useNeverApply, useSaveNeverApply } from '#web/data/applications/tracker-calls.ts';
import { FailureHere } from '#web/parts/failure/failure-here.tsx';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { Text } from '#web/parts/text/text.tsx';
import { failureTexts } from '#web/texts/buttons.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Skeleton } from '#web/widgets/feedback/skeleton.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';
import styles from './never-apply.module.css';

const texts = {
  intro:
    "We don't suggest these companies, and we prepare and send nothing to them. Where you work now is on the list automatically.",
  covers: '“Birchfield” also covers “Birchfield Networks”.',
};

export function NeverApplyDialog({ onClose }: { onClose: () => void }) {
  const { data: companies, error, refetch } = useNeverApply();
  const save = useSaveNeverApply();
  const [name, setName] = useState('');
  const companiesFound = useCompanies(name);
  const add = async () => {
    if (name.trim() === '') return;
    await save.mutateAsync({ name: name.trim(), allowed: false });
    setName('');
  };
  return (
    <Modal open onClose={onClose} size="md" title="Never apply to">
      <Stack gap="form">
        <Text>{texts.intro}</Text>
        {error && <LoadFailure what="your list" error={error} onRetry={() => void refetch()} />}
        {!companies && !error && <Skeleton shape="block" />}
        <ul className={styles.companies}>
          {companies?.map((company) => (
            <li key={company.name} className={styles.company}>
              <span>
                {company.name}
                {company.why === 'employer' && (
                  <Text look="fine">{company.allowed ? 'You work here · allowed' : 'You work here'}</Text>
                )}
              </span>
              <Button
                variant="link"
                size="sm"
                isDisabled={save.isPending}
                aria-label={`${nameChange(company)} ${company.name}`}
                onPress={() => save.mutate({ name: company.name, allowed: !company.allowed })}
              >
                {nameChange(company)}
              </Button>
            </li>
          ))}
        </ul>
        <form
          className={styles.add}
          onSubmit={(event) => {
            event.preventDefault();
            void add().catch(() => undefined);
          }}
        >
          <TextField
            label="Company"
            hint={texts.covers}
            value={name}
            onChange={setName}
            maxLength={200}
            autoComplete="off"
            suggestions={companiesFound}
          />
          <Button type="submit" variant="secondary" loading={save.isPending}>
            Add
          </Button>
        </form>
        {save.error && (
          <FailureHere title={failureTexts.notSaved} onRetry={() => save.mutate(save.variables)}>
            {save.error.message}
          </FailureHere>
        )}
      </Stack>
    </Modal>
  );
}

function nameChange({ allowed, why }: NeverApplyCompany): string {
  if (allowed) return 'Never apply to';
  return why === 'employer' ? 'Allow' : 'Remove';
}
