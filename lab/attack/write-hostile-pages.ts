import { randomUUID } from 'node:crypto';
import { renderProof } from '#backend/expert-apply/proof/render-proof.ts';
import { cleanHtml } from '#backend/platform/html/clean-html.ts';
import { writeMail } from '#backend/platform/mail/write-mail.ts';
import { loadConfig } from '#backend/platform/settings/config.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { writeSummary } from '#domain/document/sections/about.ts';
import { writeContact } from '#domain/document/sections/contact.ts';
import { writeEducation } from '#domain/document/sections/education.ts';
import { writeExperience } from '#domain/document/sections/experience.ts';
import { writeSkills } from '#domain/document/sections/skills.ts';
import { DEFAULT_PORTAL, findPortal } from '#domain/portal/portal.ts';
import { renderLetter } from '#resume/skins/render-letter.ts';
import { renderSkin } from '#resume/skins/render-skin.ts';

/** Every HTML that the server writes from texts of people and employers, with these texts in every field. */
export function writeHostilePages(texts: readonly string[]): Record<string, string> {
  const [text = ''] = texts;
  const document = writeHostileDocument(texts);
  const hash = '0'.repeat(64);
  return {
    'a cleaned description': texts.map((one) => `<div>${cleanHtml(one)}</div>`).join('\n'),
    'a cleaned description inside a list': texts
      .map((one) => `<div>${cleanHtml(`<ul><li><b>${one}</b></li></ul>`)}</div>`)
      .join('\n'),
    'the resume in the first skin': renderSkin('FLJ1', document),
    'the resume in the second skin': renderSkin('HRT1', document),
    'the cover letter': renderLetter(texts.join('\n\n'), document),
    'a mail': writeMail(findPortal(loadConfig({}), DEFAULT_PORTAL), {
      subject: text,
      firstName: text,
      paragraphs: texts,
      button: text,
      link: `https://jobs.example.com/?a=${text}`,
      note: text,
    }).html,
    'the proof': renderProof(
      {
        kind: 'proof of one application',
        issuer: text,
        attemptId: randomUUID(),
        job: { title: text, company: text, url: text },
        state: text,
        approvedAt: text,
        approvalHash: hash,
        confirmation: { url: text, text: texts.join(' '), signal: text },
        answers: texts.map((one) => ({
          question: one,
          approved: [one],
          shown: [one],
          same: false,
          source: one,
        })),
        files: texts.flatMap((one) => [
          { name: one, sha256: hash },
          { name: `screenshots/${one}`, sha256: hash },
        ]),
        steps: texts.map((one, position) => ({
          position,
          name: one,
          sentence: one,
          detail: {},
          at: new Date().toISOString(),
          previousHash: hash,
          hash,
        })),
      },
      { brand: text, timeZone: 'UTC' },
    ),
  };
}

/** A resume with these texts in every field. */
export function writeHostileDocument(texts: readonly string[], userId: string = randomUUID()): UserDocument {
  const [text = ''] = texts;
  const contact = {
    firstName: text,
    lastName: text,
    email: 'ana@example.com',
    phone: text,
    street: text,
    city: text,
    state: text,
    zip: text,
    linkedIn: text,
  };
  const jobs = texts.map((one) => ({
    title: one,
    company: one,
    location: one,
    start: '2021-03',
    end: '',
    current: true,
    description: `<p>${one}</p><ul><li>${one}</li></ul>${one}`,
  }));
  const schools = texts.map((one) => ({
    school: one,
    location: one,
    degree: one,
    field: one,
    graduationYear: '2019',
    status: 'Graduated' as const,
  }));
  const named = writeSummary(writeContact(emptyDocument({ userId, name: text }), contact), text);
  return writeSkills(writeEducation(writeExperience(named, jobs), schools), [...texts]);
}
