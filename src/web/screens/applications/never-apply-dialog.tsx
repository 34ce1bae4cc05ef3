import { useState } from 'react';
import type { NeverApplyCompany } from '#contract/applications/tracker.ts';
import { useCompanies, useNeverApply, useSaveNeverApply } from '#web/data/applications/tracker-calls.ts';
import { FailureHere } from '#web/parts/failure/failure-here.tsx';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { Text } from '#web/parts/text/text.tsx';
import { neverApplyTexts as texts } from '#web/texts/applications/never-apply.ts';
import { buttonTexts, failureTexts } from '#web/texts/buttons.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Skeleton } from '#web/widgets/feedback/skeleton.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';
import styles from './never-apply.module.css';

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
    <Modal open onClose={onClose} size="md" title={texts.title}>
      <Stack gap="form">
        <Text>{texts.intro}</Text>
        {error && <LoadFailure title={texts.notLoaded} error={error} onRetry={() => void refetch()} />}
        {!companies && !error && <Skeleton shape="block" />}
        <ul className={styles.companies}>
          {companies?.map((company) => (
            <li key={company.name} className={styles.company}>
              <span>
                {company.name}
                {company.why === 'employer' && (
                  <Text look="fine">{company.allowed ? texts.employerAllowed : texts.employer}</Text>
                )}
              </span>
              <Button
                variant="link"
                size="sm"
                isDisabled={save.isPending}
                aria-label={nameChange(company).full}
                onPress={() => save.mutate({ name: company.name, allowed: !company.allowed })}
              >
                {nameChange(company).short}
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
            label={texts.company}
            hint={texts.covers}
            value={name}
            onChange={setName}
            maxLength={200}
            autoComplete="off"
            suggestions={companiesFound}
          />
          <Button type="submit" variant="secondary" loading={save.isPending}>
            {texts.add}
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

/** The label of the button that changes an entry, and its full form for screen readers. */
function nameChange({ name, allowed, why }: NeverApplyCompany): { short: string; full: string } {
  if (allowed) return { short: texts.forbid, full: texts.forbidCompany(name) };
  return why === 'employer'
    ? { short: texts.allow, full: texts.allowCompany(name) }
    : { short: buttonTexts.remove, full: texts.removeCompany(name) };
}
