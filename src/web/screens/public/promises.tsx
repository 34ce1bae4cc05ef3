import { ArrowRight, FileText, GitCompare } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useRoutes } from '#web/data/request/portal.ts';
import { Status } from '#web/widgets/feedback/status.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import styles from './promises.module.css';

/** The five promises, each with a picture of how it looks in the product. */
export function Promises() {
  const routes = useRoutes();
  return (
    <div className={styles.promises}>
      <div className={styles.lead}>
        <h2>Five promises, kept in code</h2>
        <p>Each one is a rule the service cannot skip, and you can check it on every application.</p>
        <Link href={routes.howItWorks} className={styles.more}>
          How we keep them
          <Icon of={ArrowRight} size="sm" />
        </Link>
      </div>
      <Kept
        title="Nothing false"
        text="No source, no answer. Pay, legal and personal answers come only from you."
      >
        <b>6 years</b>
        <span className={styles.line}>
          <Icon of={FileText} size="xs" />
          From your resume, 2 jobs
        </span>
      </Kept>
      <Kept
        title="Nothing twice"
        text="One send per job, even after a crash. After the click nothing is ever sent again."
      >
        <span className={styles.spread}>
          <b>Operations Analyst</b>
          <Tag tone="ok">Sent once</Tag>
        </span>
      </Kept>
      <Kept
        title="Nothing unproven"
        text="“Applied” means the employer confirmed it. You get the page, the text and the time."
      >
        <span className={styles.spread}>
          <Status kind="done">Applied</Status>
          <span>10:42:31 AM</span>
        </span>
      </Kept>
      <Kept
        title="Nothing charged for failure"
        text="A credit is used only when an application is confirmed. Otherwise it comes back."
      >
        <span className={styles.spread}>
          <span>Reserved</span>
          <span>−1</span>
        </span>
        <span className={`${styles.spread} ${styles.returned}`}>
          <span>Returned, human check</span>
          <span>+1</span>
        </span>
      </Kept>
      <Kept
        title="Nothing behind your back"
        text="If the form changes after you approve, we stop and show you only the difference."
      >
        <span className={styles.line}>
          <Icon of={GitCompare} size="sm" />
          <span>
            <b>1 question changed</b>
            <br />
            Approve again to send
          </span>
        </span>
      </Kept>
    </div>
  );
}

function Kept({ title, text, children }: { title: string; text: string; children: ReactNode }) {
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
