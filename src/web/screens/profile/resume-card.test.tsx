// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import type { Feature } from '#domain/portal/features.ts';
import { portals } from '#tests/portals.ts';
import { testUser } from '#tests/render-screen.tsx';
import { UserContext } from '#web/data/profile/session.ts';
import { PortalContext } from '#web/data/request/portal.ts';
import { ResumeCard } from './resume-card.tsx';

afterEach(cleanup);

function show(features: readonly Feature[]) {
  const document = emptyDocument({ userId: testUser.userId, name: 'Maya-Ellison-Resume' });
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  render(
    <PortalContext value={{ ...portals.SNR, features }}>
      <UserContext value={testUser}>
        <QueryClientProvider client={client}>
          <MemoryRouter>
            <ResumeCard document={document} onUpload={() => {}} />
          </MemoryRouter>
        </QueryClientProvider>
      </UserContext>
    </PortalContext>,
  );
}

const controls: Partial<Record<Feature, () => HTMLElement | null>> = {
  ResumeName: () => screen.queryByText('Maya-Ellison-Resume'),
  ResumePreview: () => screen.queryByRole('link', { name: 'Preview' }),
  OnboardingRedirection: () => screen.queryByRole('link', { name: 'Redo onboarding' }),
  UploadResume: () => screen.queryByRole('button', { name: 'Upload' }),
  Thumbnail: () => document.querySelector('[class*=thumbnail]'),
};

test.each(Object.keys(controls) as Feature[])(
  'the control of %s is there with its feature and gone without it [PLT-015]',
  (feature) => {
    const others = portals.SNR.features.filter((name) => name !== feature);
    show([...others, feature]);
    expect(controls[feature]?.()).not.toBeNull();
    cleanup();
    show(others);
    expect(controls[feature]?.()).toBeNull();
    for (const [name, find] of Object.entries(controls)) if (name !== feature) expect(find()).not.toBeNull();
  },
);
