import { z } from 'zod';

/** What the archive of an organisation says about itself, first of all its files. */
export const archiveFormat = 'attest-organisation';
/** Counts up with every change after which an archive has to be read in another way. */
export const formatVersion = 1;

const sha256 = z.string().regex(/^[\da-f]{64}$/);

export const manifestSchema = z.object({
  format: z.literal(archiveFormat),
  formatVersion: z.literal(formatVersion),
  /** The newest migration of the database, by its time in the journal: the columns of the tables follow from it. */
  schema: z.number(),
  organisation: z.object({ id: z.uuid(), name: z.string() }),
  exportedAt: z.iso.datetime(),
  exportedBy: z.string(),
  /** The newest seal of the activity log; null if nothing was sealed. */
  logHead: z.object({ position: z.int(), sha256, sealedAt: z.iso.datetime() }).nullable(),
  tables: z.array(
    z.object({ name: z.string().regex(/^[a-z_]+$/), path: z.string(), rows: z.int(), size: z.number(), sha256 }),
  ),
  files: z.array(z.object({ key: z.string(), path: z.string(), size: z.number(), sha256 })),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ExportedTable = Manifest['tables'][number];

/** As `sha256sum --check` reads them. */
export const sumsOf = ({ tables, files }: Pick<Manifest, 'tables' | 'files'>): string =>
  [...tables, ...files].map(({ sha256: sum, path }) => `${sum}  ${path}\n`).join('');
