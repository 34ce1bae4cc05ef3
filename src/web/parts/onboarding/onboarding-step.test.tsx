// @vitest-environment jsdom

import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listConsents } from '#contract/identity/routes.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { portals } from '#tests/portals.ts';
import { FakeApi, renderScreen } from '#tests/render-screen.tsx';
import { PortalContext } from '#web/data/request/portal.ts';
import { OnboardingStep } from './onboarding-step.tsx';

test.each(['SNR', 'DEFAULT'] as const)(
  'onboarding of %s shows the legal line once, on its last step [NAV-030]',
  async (code) => {
    const portal = portals[code];
    const shown: string[] = [];
    const { onboarding } = routesOf(portal);
    for (const { name: step } of onboarding) {
      const Screen = () => (
        <PortalContext value={portal}>
          <OnboardingStep step={step} title="Step" next="Submit">
            <p>Content</p>
          </OnboardingStep>
        </PortalContext>
      );
      renderScreen(Screen, { path: '/', at: '/', api: new FakeApi().on(listConsents, () => []) });
      await screen.findByRole('button', { name: 'Submit' });
      if (screen.queryByText(/you agree to our/)) shown.push(step);
      cleanup();
    }
    expect(onboarding.length).toBeGreaterThan(1);
    expect(shown).toEqual([onboarding.at(-1)?.name]);
  },
);
