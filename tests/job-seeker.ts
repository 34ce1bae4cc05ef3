import type { Server } from '#backend/platform/http/create-server.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { ZERO_ID } from '#domain/document/model/user-document.ts';
import { writeBasics } from '#domain/document/sections/basics.ts';
import { readContact, writeContact } from '#domain/document/sections/contact.ts';
import { signUpClient, type TestClient } from './test-client.ts';

export interface JobSeeker extends TestClient {
  /** The path of their profile and their jobs. */
  profile: string;
}

/** A person with a finished profile who looks for one kind of work in one place. */
export async function signUpSeeker(
  server: Server,
  wish: { title: string; place: { name: string; latitude: number; longitude: number }; phone?: string },
): Promise<JobSeeker> {
  const client = await signUpClient(server);
  const document = writeBasics(emptyDocument({ userId: client.userId, name: 'Resume' }), {
    jobTitles: [wish.title],
    locations: [wish.place],
    includeRemoteJobs: false,
    salary: '',
    salaryType: 'Annually',
  });
  const contact = { ...readContact(document), phone: wish.phone ?? '' };
  const saved = await client.ask('POST', '/eb/api/v1/documents/savejsondocument', {
    userId: client.userId,
    portalCD: 'SNR',
    document: { ...writeContact(document, contact), id: ZERO_ID },
  });
  await client.ask('POST', `/eb/api/v1/userpreferences?user_uid=${client.userId}`, {
    code: 'EAST',
    value: 'FINISH',
  });
  return Object.assign(client, { profile: `/ea/api/v1/expert-apply/profiles/${saved.body.id}` });
}
