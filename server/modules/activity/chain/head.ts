import { z } from 'zod';

const sha256 = z.string().regex(/^[\da-f]{64}$/);

const headSchema = z.strictObject({
  organisationId: z.uuid(),
  /** How many rows are sealed. */
  position: z.int().positive(),
  sha256,
  /** When the newest of them was sealed. */
  sealedAt: z.iso.datetime(),
});

/** The head of a chain: anyone who has it can tell whether the chain up to it is still the same. */
export type Head = z.infer<typeof headSchema>;

/** A head as a line of text, in files and mails. */
export const lineOf = ({ organisationId, position, sha256: hash, sealedAt }: Head): string =>
  JSON.stringify({ organisationId, position, sha256: hash, sealedAt });

/** The head that a line of text has; undefined for any other line. */
export function headOf(line: string): Head | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return headSchema.safeParse(JSON.parse(line)).data;
  } catch {
    // A line that was cut off when the power failed.
    return undefined;
  }
}
