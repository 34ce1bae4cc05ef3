import { type SubmitEvent, useState } from 'react';
import { grantCredits, withdrawCredits } from '#contract/operations/routes.ts';
import { useConsoleAct } from '#web/data/operations/operations-calls.ts';
import { Heading } from '#web/parts/text/text.tsx';
import styles from '#web/screens/operations/parts/operations.module.css';
import { grantTexts as texts } from '#web/texts/console/people-console.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Segmented } from '#web/widgets/fields/segmented.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { showToast } from '#web/widgets/overlays/toast.tsx';

const actions = [
  { value: 'grant', text: texts.actions.grant },
  { value: 'withdraw', text: texts.actions.withdraw },
];

/** Keeps its id until the server answers, so that pressing the button twice changes the credits once. */
export function GrantForm({ userId, left }: { userId: string; left: number }) {
  const acts = { grant: useConsoleAct(grantCredits), withdraw: useConsoleAct(withdrawCredits) };
  const [action, setAction] = useState<keyof typeof acts>('grant');
  const [grantId, setGrantId] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const act = acts[action];
  const amountError = checkAmount(amount.trim(), action === 'withdraw' ? left : null);
  const reasonError = reason.trim().length >= 5 ? undefined : texts.reasonMissing;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (amountError || reasonError) return;
    act.mutate(
      { params: { userId }, body: { grantId, amount: Number(amount), reason: reason.trim() } },
      {
        onSuccess: ({ credits }) => {
          showToast({ message: action === 'grant' ? texts.granted(credits) : texts.withdrawn(credits) });
          setGrantId(crypto.randomUUID());
          setAmount('');
          setReason('');
          setTried(false);
        },
      },
    );
  };
  return (
    <Card as="section">
      <form onSubmit={submit} noValidate>
        <Stack gap="form">
          <Heading>{texts.title}</Heading>
          <Segmented
            quiet
            label={texts.action}
            options={actions}
            value={action}
            onChange={(value) => setAction(value === 'withdraw' ? 'withdraw' : 'grant')}
          />
          <div className={styles.grant}>
            <TextField
              label={texts.credits}
              required
              inputMode="numeric"
              value={amount}
              onChange={setAmount}
              error={tried ? amountError : undefined}
            />
            <TextField
              label={action === 'grant' ? texts.grantReason : texts.withdrawReason}
              required
              hint={texts.reasonHint}
              value={reason}
              onChange={setReason}
              maxLength={500}
              error={tried ? reasonError : undefined}
            />
          </div>
          {act.error && <Banner tone="bad">{act.error.message}</Banner>}
          <div>
            <Button type="submit" size="md" loading={act.isPending}>
              {action === 'grant' ? texts.grant : texts.withdraw}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

function checkAmount(amount: string, left: number | null): string | undefined {
  if (!/^([1-9]\d?|100)$/.test(amount)) return texts.badAmount;
  if (left === null || Number(amount) <= left) return undefined;
  return texts.tooMany(left);
}
