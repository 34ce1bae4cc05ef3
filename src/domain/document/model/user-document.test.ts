import { describe, expect, it } from 'vitest';
import { writeContact } from '#domain/document/sections/contact.ts';
import { assignIds } from './assign-ids.ts';
import {
  defaultDocStyles,
  docPreferenceTypes,
  documentTypes,
  fieldCodes,
  sectionCodes,
  snapshotPreferenceTypes,
} from './document-codes.ts';
import { isHidden, readDocumentFile, writeDocumentFile } from './document-preferences.ts';
import { emptyDocument, emptySection } from './empty-document.ts';
import { DocData, DocPreference, Paragraph, UserDocument, ZERO_ID } from './user-document.ts';

const base = { userId: 'user-1', name: 'resume.pdf' };
const contact = {
  firstName: 'Ana',
  lastName: 'Lopez',
  email: 'ana@example.com',
  phone: '5055550131',
  street: '',
  city: 'Taos',
  state: 'NM',
  zip: '87571',
  linkedIn: '',
};

function countUp(): () => string {
  let count = 0;
  return () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`;
}

describe('the document', () => {
  it('has the fields of a resume and its type code [DOC-001]', () => {
    expect(Object.keys(UserDocument.shape)).toEqual(
      expect.arrayContaining([
        'id',
        'userId',
        'name',
        'sections',
        'preferences',
        'templateID',
        'skinCD',
        'docStyles',
        'documentTypeCD',
      ]),
    );
    expect(UserDocument.parse(emptyDocument(base))).toEqual(emptyDocument(base));
  });

  it('of a profile is of type EAPL [DOC-002]', () => {
    expect(documentTypes.profile).toBe('EAPL');
    expect(emptyDocument(base).documentTypeCD).toBe('EAPL');
  });

  it('knows exactly the section codes of the specification [DOC-003]', () => {
    expect([...sectionCodes].sort()).toEqual(
      ['NAME', 'CNTC', 'EDUC', 'EXPR', 'HILT', 'SUMM', 'EAQA', 'EAPB', 'PICT', 'LANG', 'SKLI'].sort(),
    );
  });

  it('refuses a section with an unknown code', () => {
    const section = { ...emptySection('NAME', 0), sectionTypeCD: 'XXXX' };
    expect(UserDocument.safeParse({ ...emptyDocument(base), sections: [section] }).success).toBe(false);
  });

  it('has paragraphs with the named fields [DOC-004]', () => {
    expect(Object.keys(Paragraph.shape).sort()).toEqual(
      ['id', 'sectionID', 'index', 'paragraphTemplateCD', 'docDatas', 'topPadding'].sort(),
    );
  });

  it('has doc data with the named fields [DOC-005]', () => {
    expect(Object.keys(DocData.shape).sort()).toEqual(
      [
        'id',
        'paragraphID',
        'fieldCD',
        'charValue',
        'charValue0',
        'dateTimeValue',
        'index',
        'isValid',
        'category',
        'docDataInfo',
        'errorMessage',
        'userId',
      ].sort(),
    );
  });

  it('names skills by SKC1 and SKIL and basics by four codes [DOC-010] [DOC-012]', () => {
    expect(fieldCodes.skills).toEqual(['SKC1', 'SKIL']);
    expect(fieldCodes.basics).toEqual(['KEYW', 'JLOC', 'PAYV', 'PAYT']);
  });

  it('has style defaults: 12, Times New Roman, margins and A4 [DOC-018]', () => {
    const styles = Object.fromEntries(
      emptyDocument(base).docStyles.map((style) => [style.docStyleCD, style.value]),
    );
    expect(styles).toMatchObject({ FONTSZ: '12', FONTFC: 'Times New Roman', MRGTOP: '0.7in', PGSIZE: 'A4' });
    expect(Object.keys(styles)).toHaveLength(defaultDocStyles.length);
  });

  it('has snapshot preference codes RSID, CRSU and RSTH [DOC-019]', () => {
    expect(Object.values(snapshotPreferenceTypes)).toEqual(['RSID', 'CRSU', 'RSTH']);
  });
});

describe('document preferences', () => {
  it('keep the original file, the PDF and the thumbnail under FURL, RURL and RPNG [DOC-015]', () => {
    expect(Object.values(docPreferenceTypes)).toEqual(['FURL', 'RURL', 'RPNG']);
    const document = writeDocumentFile(emptyDocument(base), 'resumeFile', 'a.pdf');
    expect(document.preferences[0]).toMatchObject({ docPreferenceTypeCD: 'RURL', value: 'a.pdf' });
    expect(readDocumentFile(writeDocumentFile(document, 'resumeFile', 'b.pdf'), 'resumeFile')).toBe('b.pdf');
    expect(readDocumentFile(document, 'thumbnail')).toBe('');
  });

  it('have the named fields [DOC-016]', () => {
    expect(Object.keys(DocPreference.shape).sort()).toEqual(
      ['docId', 'docPrefId', 'docPreferenceTypeCD', 'documentID', 'id', 'value'].sort(),
    );
  });

  it('can hide a section [DOC-017]', () => {
    const section = emptySection('SUMM', 0);
    expect(isHidden(section)).toBe(false);
    const hidden = { ...section, preferences: [{ sectionPreferenceTypeCD: 'HIDE', value: 'true' }] };
    expect(isHidden(hidden)).toBe(true);
  });
});

describe('assigning ids', () => {
  it('replaces every zeroed id and links children to their parents', () => {
    const written = writeDocumentFile(writeContact(emptyDocument(base), contact), 'resumeFile', 'a.pdf');
    const document = assignIds(written, countUp());
    expect(JSON.stringify(document)).not.toContain(ZERO_ID);
    for (const section of document.sections) {
      expect(section.documentID).toBe(document.id);
      for (const paragraph of section.paragraphs) {
        expect(paragraph.sectionID).toBe(section.id);
        for (const data of paragraph.docDatas) expect(data.paragraphID).toBe(paragraph.id);
      }
    }
    expect(document.preferences[0]?.documentID).toBe(document.id);
  });

  it('keeps existing ids', () => {
    const document = assignIds(writeContact(emptyDocument(base), contact), countUp());
    expect(assignIds(document, () => 'never')).toEqual(document);
  });
});
