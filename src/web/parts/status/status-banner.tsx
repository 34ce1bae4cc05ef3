import type { ReactNode } from 'react';
import type { BannerValue, ReceiptBanner } from '#domain/application/receipt-banner.ts';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { statusTexts } from '#web/texts/applications/receipt.ts';
import { StatusIcon, type StatusKind } from '#web/widgets/feedback/status.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import styles from './status-banner.module.css';

const looks: Record<
  BannerValue,
  { kind: StatusKind; tone: 'ok' | 'reported' | 'bad' | 'plain' | 'info' | 'warn' }
> = {
  success: { kind: 'done', tone: 'ok' },
  appliedDirectly: { kind: 'done', tone: 'reported' },
  failed: { kind: 'failed', tone: 'bad' },
  processing: { kind: 'waiting', tone: 'plain' },
  sending: { kind: 'running', tone: 'info' },
  actionRecommended: { kind: 'action', tone: 'warn' },
};

interface StatusBannerProps {
  banner: ReceiptBanner;
  date?: string | undefined;
  actions: ReactNode;
}

export function StatusBanner({ banner, date, actions }: StatusBannerProps) {
  const look = looks[banner.status];
  return (
    <Card as="section" tone={look.tone}>
      <div className={styles.banner}>
        <StatusIcon kind={look.kind} size="lg" />
        <div className={styles.words}>
          <Heading>{banner.statusHeader}</Heading>
          {banner.reason && <p className={styles.reason}>{banner.reason}</p>}
          <p className={styles.message}>{banner.statusMessage}</p>
          {date && <Text>{statusTexts.appliedOn(date)}</Text>}
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </Card>
  );
}
