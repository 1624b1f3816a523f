import { z } from 'zod';

import { paramValue } from '../errors.ts';
import { checkMetadata, checkName } from '../forms.ts';

const name = z.string().nullish();
const metadata = z.record(z.string(), z.unknown());

export const newUserSchema = z.object({
  email_address: z.tuple([z.string()], z.string()),
  password: z.string().optional(),
  first_name: name,
  last_name: name,
  public_metadata: metadata.optional(),
  private_metadata: metadata.optional(),
  unsafe_metadata: metadata.optional(),
});

export const userChangesSchema = z.object({
  first_name: name,
  last_name: name,
  password: z.string().optional(),
  sign_out_of_other_sessions: z.boolean().optional(),
});

export const metadataSchema = z.object({
  public_metadata: metadata.nullish(),
  private_metadata: metadata.nullish(),
  unsafe_metadata: metadata.nullish(),
});

/** Parses the body against the schema; other fields are dropped. @throws IdentityError form_param_value_invalid */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  throw paramValue(String(parsed.error.issues[0]?.path[0] ?? 'body'));
}

/** A name: undefined if absent, null if empty. */
export const nameOf = (value: string | null | undefined, param: string) =>
  typeof value === 'string' ? checkName(value.trim(), param) : value;

/** Metadata of one kind, storable in PostgreSQL; undefined if absent, empty for null. */
export const metadataOf = (value: Record<string, unknown> | null | undefined, param: string) =>
  value === undefined ? undefined : checkMetadata(value ?? {}, param);
