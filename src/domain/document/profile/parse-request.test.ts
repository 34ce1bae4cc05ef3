import { expect, it } from 'vitest';
import { writeParseRequest } from './parse-request.ts';

it('a request to read a resume carries the inputs of the specification [RES-014]', () => {
  const userId = crypto.randomUUID();
  const documentId = crypto.randomUUID();
  const portal = { portalId: 1, code: 'SNR' };
  expect(writeParseRequest({ documentId, fileName: 'Ana Lee.docx', base64: 'QW5h', portal, userId })).toEqual(
    {
      uploadFileType: 'DOCX',
      data: 'QW5h',
      templateId: 2103,
      cultureCD: 'en-US',
      sectionsToExclude: ['PICT'],
      portalId: 1,
      portalCD: 'SNR',
      userId,
      skinCD: 'FLJ1',
      countryCD: 'US',
      useNewMapping: true,
      parseOnly: false,
      uploadMethod: 'device',
      documentId,
    },
  );
});
