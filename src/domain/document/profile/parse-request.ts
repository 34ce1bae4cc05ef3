import { z } from 'zod';
import { uploadSkin, uploadTemplateId } from '#domain/document/model/document-codes.ts';

/** The body of a request to read a resume (D-108); without `data`, the document's stored file is read. */
export const ParseRequest = z.object({
  documentId: z.uuid(),
  uploadFileType: z.string().max(20).default(''),
  data: z.base64().default(''),
  templateId: z.literal(uploadTemplateId).default(uploadTemplateId),
  cultureCD: z.literal('en-US').default('en-US'),
  sectionsToExclude: z.array(z.string().max(4)).max(20).default(['PICT']),
  portalId: z.number().int().optional(),
  portalCD: z.string().max(20).optional(),
  userId: z.uuid().optional(),
  skinCD: z.literal(uploadSkin).default(uploadSkin),
  countryCD: z.literal('US').default('US'),
  useNewMapping: z.boolean().default(true),
  parseOnly: z.literal(false).default(false),
  uploadMethod: z.literal('device').default('device'),
});
export type ParseRequest = z.infer<typeof ParseRequest>;

export function writeParseRequest(input: {
  documentId: string;
  fileName: string;
  base64: string;
  portal: { portalId: number; code: string };
  userId: string;
}): ParseRequest {
  return {
    documentId: input.documentId,
    uploadFileType: typeOf(input.fileName),
    data: input.base64,
    templateId: uploadTemplateId,
    cultureCD: 'en-US',
    sectionsToExclude: ['PICT'],
    portalId: input.portal.portalId,
    portalCD: input.portal.code,
    userId: input.userId,
    skinCD: uploadSkin,
    countryCD: 'US',
    useNewMapping: true,
    parseOnly: false,
    uploadMethod: 'device',
  };
}

/** The extension in uppercase (D-068). */
export function typeOf(fileName: string): string {
  return (/\.([^.]+)$/.exec(fileName)?.[1] ?? '').toUpperCase();
}
