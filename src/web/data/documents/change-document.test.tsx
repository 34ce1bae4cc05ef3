// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getDocument, updateDocument } from '#contract/documents/routes.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { FakeApi, renderScreen, testUser } from '#tests/render-screen.tsx';
import { useDocument } from '#web/data/profile/builder-calls.ts';
import { useDraft } from '#web/data/request/drafts.ts';
import { useChangeDocument } from './change-document.ts';

const stored: UserDocument = {
  ...emptyDocument({ userId: testUser.userId, name: 'Before' }),
  id: crypto.randomUUID(),
  version: 1,
};
const seen: string[] = [];

function Page() {
  const { data } = useDocument(stored.id);
  return data && <Form document={data} />;
}

/** Shows the edit until it is saved, and the document after that. */
function Form({ document }: { document: UserDocument }) {
  const change = useChangeDocument(document.id);
  const [edit, setEdit] = useDraft<string>('name');
  seen.push(edit ?? document.name);
  async function save() {
    setEdit('After');
    await change.mutateAsync((newest) => ({ ...newest, name: 'After' }));
    setEdit(undefined);
  }
  return (
    <button type="button" onClick={() => void save()}>
      {edit === undefined ? 'Save' : 'Saving'} {document.name}
    </button>
  );
}

test('a save ends only when the page shows what was saved', async () => {
  const api = new FakeApi()
    .on(getDocument, () => stored)
    .on(updateDocument, ({ body }) => ({ ...(body as { document: UserDocument }).document, version: 2 }));
  renderScreen(Page, { path: '/', at: '/', api });
  await userEvent.click(await screen.findByRole('button', { name: 'Save Before' }));
  expect(await screen.findByRole('button', { name: 'Save After' })).toBeDefined();
  expect(seen.slice(seen.indexOf('After'))).not.toContain('Before');
});
