import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { type UserDocument, ZERO_ID } from '#domain/document/model/user-document.ts';
import type { TestClient } from './test-client.ts';

export const resumeText = `Maya Ellison
Austin, TX 78701 | (555) 555-0199 | maya@example.com

Experience
Operations Analyst, Riverbend Supply, Austin, TX
March 2021 - Present
- Built weekly reports in Excel and SQL

Skills
Excel, SQL, Tableau
`;

export const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64');

export function upload(
  client: TestClient,
  file: { name?: string; content?: string | Uint8Array; type?: string; docId?: string; userId?: string } = {},
) {
  const { name = 'Maya Ellison.txt', content = resumeText, docId = ZERO_ID, userId = client.userId } = file;
  const type = file.type ?? name.replace(/^.*\./, '').toUpperCase();
  const url = `/eb/api/v1/users/${userId}/documents/${docId}/fileupload?uploadFileType=${type}&documentType=EAPL`;
  return client.ask('POST', url, { fileName: name, fileBytes: base64(content) });
}
export const parse = (client: TestClient, documentId: string) =>
  client.ask('POST', '/eb/api/v2/documents/parse?ParseDocumentType=EAPL', { documentId });
export const save = (client: TestClient, document: object, userId = client.userId) =>
  client.ask('POST', '/eb/api/v1/documents/savejsondocument', { userId, portalCD: 'SNR', document });
export const read = (client: TestClient, documentId: string, userId = client.userId) =>
  client.ask('GET', `/eb/api/v1/documents/${userId}/${documentId}`);
export const update = (
  client: TestClient,
  document: UserDocument,
  query: { userId?: string; documentId?: string; fromEB?: string; forFT?: string } = {},
) => {
  const search = new URLSearchParams({ userId: client.userId, documentId: document.id, ...query });
  return client.ask('PATCH', `/eb/api/v1/documents/updatedocument?${search}`, { document });
};
export const listed = (client: TestClient, query = '') =>
  client.ask(
    'GET',
    `/eb/api/v1/documents/getpaginated?userId=${client.userId}&portalCD=SNR&documentType=EAPL${query}`,
  );

/** An empty document, as stored by the service. */
export async function saveEmpty(client: TestClient): Promise<UserDocument> {
  return (await save(client, emptyDocument({ userId: client.userId, name: 'By hand' }))).body;
}
