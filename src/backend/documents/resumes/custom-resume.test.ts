import { beforeEach, expect, it } from 'vitest';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readLanguages } from '#domain/document/sections/about.ts';
import { isFurther, readFurtherItems } from '#domain/document/sections/further-sections.ts';
import { readSkills } from '#domain/document/sections/skills.ts';
import { parse, upload } from '#tests/builder-calls.ts';
import { openConvertingServer } from '#tests/open-converting-server.ts';
import { signUpClient, type TestClient } from '#tests/test-client.ts';

const { platform, server } = await openConvertingServer();

const content = `Maya Ellison
Austin, TX 78701 | maya@example.com

Experience
Operations Analyst, Riverbend Supply, Austin, TX
March 2021 - Present
- Built weekly reports in Excel and SQL

Skills
Excel, SQL

Languages
Spanish

Certifications
- Lean Six Sigma Green Belt, 2022

Volunteer Work
- Food Bank of Austin, 2019 - 2021
`;
let ana: TestClient;
let profile: UserDocument;
beforeEach(async () => {
  await platform.database.kysely.deleteFrom('rate_limits').execute();
  ana = await signUpClient(server);
  const { documentId } = (await upload(ana, { content })).body;
  profile = (await parse(ana, documentId)).body;
});

const customize = (document: UserDocument, description = 'SQL reports') =>
  ana.ask('POST', '/eb/api/v1/documents/customized/job/document', {
    targetJobDescription: description,
    targetJobCompany: 'Acme',
    newDocumentName: 'RSME_Acme_Analyst',
    document,
  });
const namesOf = ({ sections }: UserDocument) =>
  sections.filter(isFurther).map((one) => [one.name, readFurtherItems(one)]);
const carried = [
  ['Certifications', ['Lean Six Sigma Green Belt, 2022']],
  ['Volunteer Work', ['Food Bank of Austin, 2019 - 2021']],
];

it('what was read stays in the profile and comes into the customized resume', async () => {
  expect(namesOf(profile)).toEqual(carried);
  const { status, body } = await customize(profile);
  expect([status, namesOf(body.document), readLanguages(body.document)]).toEqual([201, carried, ['Spanish']]);
});

it.each([
  ['<p>Weekly reports in Excel.</p><p>SQL required.</p>', ['SQL', 'Excel']],
  ['<p>Weekly reports in Excel.</p><p>SQL is a plus.</p>', ['Excel', 'SQL']],
  ['<p>SQL and Kubernetes required.</p>', ['SQL', 'Excel']],
])('skills that the posting requires come first, and none is added: %s', async (description, skills) => {
  const { status, body } = await customize(profile, description);
  expect([status, readSkills(body.document)]).toEqual([201, skills]);
});

it('a profile that was read before such sections were kept gets them from the file', async () => {
  const old = {
    ...profile,
    sections: profile.sections.filter((one) => !isFurther(one) && one.sectionTypeCD !== 'LANG'),
  };
  await platform.database.kysely
    .updateTable('documents')
    .set({ content: JSON.stringify(old) })
    .where('id', '=', profile.id)
    .execute();
  const { status, body } = await customize(old);
  expect([status, namesOf(body.document), readLanguages(body.document)]).toEqual([201, carried, ['Spanish']]);
});

it.each(['CERT', 'LANG', 'HILT', 'EXPR'])(
  'a copy without the section %s of its source is refused',
  async (code) => {
    const sections = profile.sections.filter(({ sectionTypeCD }) => sectionTypeCD !== code);
    const { status, body } = await customize({ ...profile, sections });
    expect([status, body.error]).toEqual([409, 'conflict']);
    expect(body.message).toMatch(/leave something out/);
  },
);
