import { ArrowRight, FileText, GitCompare } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useRoutes } from '#web/data/request/portal.ts';
import { promiseTexts as texts } from '#web/texts/public/home.ts';
import { Status } from '#web/widgets/feedback/status.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import styles from './promises.module.css';

/** The five promises, each with a sample of how it looks in the product. */
export function Promises() {
  const routes = useRoutes();
  return (
    <div className={styles.promises}>
      <div className={styles.lead}>
        <h2>{texts.title}</h2>
        <p>{texts.lead}</p>
        <Link href={routes.howItWorks} className={styles.more}>
          {texts.more}
          <Icon of={ArrowRight} size="sm" />
        </Link>
      </div>
      <PromiseCard title={texts.truth.title} text={texts.truth.text}>
        <b>{texts.truth.value}</b>
        <span className={styles.line}>
          <Icon of={FileText} size="xs" />
          {texts.truth.source}
        </span>
      </PromiseCard>
      <PromiseCard title={texts.once.title} text={texts.once.text}>
        <span className={styles.spread}>
          <b>{texts.once.job}</b>
          <Tag tone="ok">{texts.once.tag}</Tag>
        </span>
      </PromiseCard>
      <PromiseCard title={texts.proof.title} text={texts.proof.text}>
        <span className={styles.spread}>
          <Status kind="done">{texts.proof.status}</Status>
          <span>{texts.proof.time}</span>
        </span>
      </PromiseCard>
      <PromiseCard title={texts.charge.title} text={texts.charge.text}>
        <span className={styles.spread}>
          <span>{texts.charge.reserved}</span>
          <span>−1</span>
        </span>
        <span className={`${styles.spread} ${styles.returned}`}>
          <span>{texts.charge.returned}</span>
          <span>+1</span>
        </span>
      </PromiseCard>
      <PromiseCard title={texts.changes.title} text={texts.changes.text}>
        <span className={styles.line}>
          <Icon of={GitCompare} size="sm" />
          <span>
            <b>{texts.changes.changed}</b>
            <br />
            {texts.changes.again}
          </span>
        </span>
      </PromiseCard>
    </div>
  );
}

function PromiseCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={styles.promise}>
      <h3>{title}</h3>
      <p>{text}</p>
      <div className={styles.sample} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}
