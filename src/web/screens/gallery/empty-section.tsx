import { Upload } from 'lucide-react';
import { Button } from '#web/widgets/buttons/button.tsx';
import { EmptyState } from '#web/widgets/feedback/empty-state.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import styles from './gallery.module.css';
import { Section } from './section.tsx';

export function EmptySection() {
  return (
    <Section title="Empty states">
      <div className={styles.columns}>
        <Card flush>
          <EmptyState
            illustration="list"
            title="No applications yet"
            action={<Button size="md">Explore job matches</Button>}
          >
            Applications you send show up here with their results.
          </EmptyState>
        </Card>
        <Card flush>
          <EmptyState
            illustration="letter"
            size="wide"
            title="Nothing to send yet"
            action={<Button size="md">Explore job matches</Button>}
          >
            Applications appear here when they are ready.
          </EmptyState>
        </Card>
        <Card flush>
          <EmptyState
            illustration="search"
            action={
              <Button size="md" variant="secondary">
                Show all
              </Button>
            }
          >
            No results found. Please update filters to see applications.
          </EmptyState>
        </Card>
        <Card flush>
          <EmptyState
            illustration="resume"
            title="Start with your resume"
            action={
              <Button size="md" icon={Upload}>
                Upload
              </Button>
            }
          >
            We read it once and show you everything we found.
          </EmptyState>
        </Card>
      </div>
    </Section>
  );
}
