/** The content of `data.json` in the ZIP of "Download my data". Its JSON schema is in the ZIP and at its own URL. */
import { z } from 'zod';

export const exportSchemaPath = '/api/export.schema.json';

export const ExportFile = z.object({
  format: z.literal('applywright-export-1'),
  exportedAt: z.iso.datetime(),
  userId: z.uuid(),
  /** Every table with data about the person, row by row. Encrypted answers are included decrypted. */
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  files: z.array(
    z.object({
      path: z.string(),
      name: z.string(),
      contentType: z.string(),
      size: z.number().int(),
      sha256: z.string(),
      /** False if the file was lost; its row is still listed. */
      included: z.boolean(),
    }),
  ),
});
export type ExportFile = z.infer<typeof ExportFile>;
