import { z } from 'zod';

/** What a backup contains, with the checksums that a restore is compared with. */
export const BackupManifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  version: z.string(),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })),
  files: z.array(z.object({ id: z.uuid(), sha256: z.string() })),
});

export type BackupManifest = z.infer<typeof BackupManifest>;

export function rowsFileOf({ schema, name }: { schema: string; name: string }): string {
  return `tables/${schema}.${name}.jsonl.gz`;
}

export function blobFileOf(id: string): string {
  return `files/${id}`;
}
