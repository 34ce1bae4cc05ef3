import { getPersonPayments, refundCharge } from '#contract/operations/routes.ts';
import { formatDateTime } from '#domain/application/application-date.ts';
import { formatMoney } from '#domain/credits/plans.ts';
import { useConsole, useConsoleAct } from '#web/data/operations/operations-calls.ts';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import { ActButton } from '#web/screens/operations/parts/act-button.tsx';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import { creditLedger, payments as texts } from '#web/texts/console/people-console.ts';
import { Tag } from '#web/widgets/marks/tag.tsx';

const tones = { paid: 'ok', failed: 'bad', refunded: 'info', disputed: 'bad' } as const;

/** A person's payments and the history of their credits. */
export function Payments({ userId, canRefund }: { userId: string; canRefund: boolean }) {
  const refund = useConsoleAct(refundCharge);
  return (
    <Loaded texts={texts} query={useConsole(getPersonPayments, { params: { userId } })}>
      {({ charges, credits }) => (
        <>
          <DataTable
            title={texts.title}
            empty={texts.none}
            columns={texts.columns}
            rows={charges.map(({ id, at, description, amountCents, status }) => ({
              key: id,
              cells: [
                formatDateTime(at),
                description,
                formatMoney(amountCents),
                <Tag key="state" tone={tones[status]}>
                  {texts.states[status]}
                </Tag>,
                status === 'paid' && canRefund ? (
                  <ActButton
                    key="refund"
                    label={texts.refund}
                    title={texts.refundTitle(formatMoney(amountCents))}
                    effect={texts.refundEffect}
                    done={texts.refunded}
                    act={(reason) =>
                      refund.mutateAsync({ params: { userId, chargeId: id }, body: { reason } })
                    }
                  />
                ) : (
                  '–'
                ),
              ],
            }))}
          />
          <DataTable
            title={creditLedger.title}
            note={creditLedger.note}
            empty={creditLedger.none}
            columns={creditLedger.columns}
            rows={credits.map(({ id, at, kind, amount, left, reason }) => ({
              key: id,
              cells: [formatDateTime(at), creditLedger.kinds[kind], amount, left, reason || '–'],
            }))}
          />
        </>
      )}
    </Loaded>
  );
}
