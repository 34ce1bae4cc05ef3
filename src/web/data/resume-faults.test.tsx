// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { uploadResume } from '#contract/documents/routes.ts';
import { searchLocations } from '#contract/jobs/routes.ts';
import { logError } from '#contract/visits/routes.ts';
import { writeDocumentFile } from '#domain/document/model/document-preferences.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { FakeApi, refuse, testUser } from '#tests/render-screen.tsx';
import { useThumbnail, useUploadResume } from './documents/resume-calls.ts';
import { findLocations } from './jobs/suggestion-calls.ts';
import { UserContext } from './profile/session.ts';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().on(logError, () => ({ logged: true }));
  vi.stubGlobal('fetch', api.fetch);
});

const loggedTexts = () =>
  api.bodiesOf(logError).map((body) => (body as { errorMessage: string }).errorMessage);

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <UserContext value={testUser}>
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </UserContext>
);

test('an upload that fails is logged [LOG-008]', async () => {
  api.on(uploadResume, () => refuse(500, 'internal', 'No'));
  const { result } = renderHook(() => useUploadResume(() => undefined), { wrapper });
  const file = new File(['x'], 'ana.pdf');
  const upload = { file, source: 'device', documentId: null, reads: true };
  await expect(result.current.mutateAsync(upload)).rejects.toThrow('No');
  expect(loggedTexts()).toContain('Failed to upload resume');
});

test('a thumbnail that cannot be made is logged, and the page goes on without one [ERR-011] [LOG-010]', async () => {
  const empty = emptyDocument({ userId: testUser.userId, name: 'Resume' });
  const document = writeDocumentFile(empty, 'resumeFile', '/eb/api/v1/files/none');
  const { result } = renderHook(() => useThumbnail(document), { wrapper });
  await waitFor(() => expect(loggedTexts()).toContain('Error creating thumbnail:'));
  expect(result.current).toBe('');
});

test('a lookup of places that fails is logged [LOG-012]', async () => {
  api.on(searchLocations, () => refuse(500, 'internal', 'No'));
  await expect(findLocations('Aus')).rejects.toThrow('No');
  expect(loggedTexts()).toContain('Error fetching locations:');
});
