/** What "Download my data" gives: `data.json` in a ZIP beside the files. Its JSON schema is in the ZIP and at its own address. */
import { z } from 'zod';

export const exportSchemaPath = '/api/export.schema.json';

export const ExportFile = z.object({
  format: z.literal('applywright-export-1'),
  exportedAt: z.iso.datetime(),
  userId: z.uuid(),
  /** Every table that knows the person, row by row. Documents and answers carry the sealed answers in the clear. */
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  files: z.array(
    z.object({
      path: z.string(),
      name: z.string(),
      contentType: z.string(),
      size: z.number().int(),
      sha256: z.string(),
      /** False when the file was lost; its row is still here. */
      included: z.boolean(),
    }),
  ),
});
export type ExportFile = z.infer<typeof ExportFile>;
