import { Calculator, Check, FileText, PencilLine, Sparkles } from 'lucide-react';
import { Status } from '#web/widgets/feedback/status.tsx';
import { Row, Stack } from '#web/widgets/layout/page-layout.tsx';
import { Avatar } from '#web/widgets/marks/avatar.tsx';
import { Count } from '#web/widgets/marks/count.tsx';
import { LetterTile } from '#web/widgets/marks/letter-tile.tsx';
import { ReasonLine } from '#web/widgets/marks/reason-line.tsx';
import { MatchRing, ScoreBar } from '#web/widgets/marks/score-bar.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import { Thread, ThreadItem } from '#web/widgets/marks/thread.tsx';
import styles from './gallery.module.css';
import { Sample, Section } from './section.tsx';

const companies = [
  'Harborlight Logistics',
  'Ironwood',
  'Quillstone',
  'Piedmont Foods',
  'Kestrel',
  '3 Rivers',
];
const people = ['Maya Ellison', 'Ana Maria de Souza', 'Ben Okafor', 'Cher', 'Li Wei'];

export function StatusSection() {
  return (
    <Section title="Status, tags, sources">
      <div className={styles.columns} data-wide>
        <Sample title="Display status">
          <div className={styles.statuses}>
            <Status kind="running">Sending</Status>
            <Status kind="running">Filling out</Status>
            <Status kind="waiting">Processing</Status>
            <Status kind="done">Applied</Status>
            <Status kind="failed">Unsuccessful</Status>
            <Status kind="action">Action recommended</Status>
          </div>
        </Sample>
        <Sample title="Tags, badges, tiles">
          <Stack>
            <Row>
              <Tag tone="new">NEW</Tag>
              <Tag>Full-time</Tag>
              <Tag tone="brand">Customized</Tag>
              <Tag tone="ok" icon={Check}>
                SQL
              </Tag>
              <Tag tone="outlined">Tableau</Tag>
              <Tag tone="warn">Possible duplicate</Tag>
              <Tag tone="bad">Failed</Tag>
              <Tag tone="info">Running</Tag>
              <Count value={4} />
              <Count value={120} />
            </Row>
            <ScoreBar
              parts={[
                { label: 'Title', weight: 45, share: 0.95 },
                { label: 'Skills', weight: 25, share: 0.8 },
                { label: 'Pay', weight: 10, share: 1 },
                { label: 'Experience', weight: 10, share: 0.9 },
                { label: 'Posting date', weight: 10, share: 0.5 },
              ]}
            />
            <Row>
              <MatchRing percent={92} />
              <MatchRing percent={64} />
            </Row>
            <Row>
              {companies.map((name) => (
                <LetterTile key={name} name={name} size="sm" />
              ))}
            </Row>
            <Row>
              {people.map((name) => (
                <Avatar key={name} name={name} />
              ))}
            </Row>
          </Stack>
        </Sample>
        <Sample title="Where an answer came from">
          <ReasonLine icon={FileText}>From your resume</ReasonLine>
          <ReasonLine icon={Calculator}>Derived from your resume</ReasonLine>
          <ReasonLine icon={Sparkles} tone="need">
            Draft: read it and make it yours
          </ReasonLine>
          <ReasonLine icon={PencilLine} tone="need">
            Needs your answer
          </ReasonLine>
        </Sample>
        <Sample title="The thread">
          <Thread compact>
            <ThreadItem knot="check">Read your resume</ThreadItem>
            <ThreadItem knot="sparkle">Drafted one answer</ThreadItem>
            <ThreadItem knot="exclamation">Stopped at a captcha</ThreadItem>
            <ThreadItem knot={4}>Send</ThreadItem>
          </Thread>
        </Sample>
      </div>
    </Section>
  );
}
