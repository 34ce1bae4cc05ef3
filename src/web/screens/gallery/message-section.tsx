import { Check, CircleUserRound, EyeOff, LogOut, Settings } from 'lucide-react';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Row, Stack } from '#web/widgets/layout/page-layout.tsx';
import { Menu } from '#web/widgets/overlays/menu.tsx';
import { showToast } from '#web/widgets/overlays/toast.tsx';
import { InfoTip } from '#web/widgets/overlays/tooltip.tsx';
import styles from './gallery.module.css';
import { Sample, Section } from './section.tsx';

const nothing = () => {};

export function MessageSection() {
  return (
    <Section title="Banners, toasts, tooltips">
      <div className={styles.columns} data-wide>
        <Stack>
          <Banner
            tone="warn"
            icon={CircleUserRound}
            title="Missing Information"
            action={<Button size="sm">Complete Profile</Button>}
          >
            Before we can start filling out applications for you, we need you to tell us a little bit more
            about yourself.
          </Banner>
          <Banner onClose={nothing}>
            You've used all 10 applications in your trial. Your next application will start your subscription.
          </Banner>
          <Banner tone="ok" onClose={nothing}>
            Your subscription has started.
          </Banner>
          <Banner tone="bad" onClose={nothing}>
            There's a problem with your payment.
          </Banner>
        </Stack>
        <Stack>
          <Sample title="Toast">
            <Row>
              <Button
                variant="secondary"
                size="md"
                onPress={() =>
                  showToast({
                    icon: Check,
                    message: "We're preparing your application.",
                    action: { label: 'View', onPress: nothing },
                  })
                }
              >
                Show a toast
              </Button>
              <Button
                variant="secondary"
                size="md"
                onPress={() => showToast({ icon: EyeOff, message: 'This job has been hidden' })}
              >
                Show another
              </Button>
            </Row>
          </Sample>
          <Sample title="Tooltip">
            <InfoTip label="About the salary">
              We'll use this information to help apply on your behalf. Don't worry, it won't limit your
              results.
            </InfoTip>
          </Sample>
          <Sample title="Menu">
            <Menu
              label="Account"
              trigger={
                <Button variant="secondary" size="md">
                  Open the menu
                </Button>
              }
              entries={[
                { id: 'settings', label: 'Settings', icon: Settings, onPress: nothing },
                { id: 'log-out', label: 'Log out', icon: LogOut, onPress: nothing },
              ]}
            />
          </Sample>
        </Stack>
      </div>
    </Section>
  );
}
