import { DrizzleQueryError } from 'drizzle-orm';
import { z } from 'zod';

import { PermanentFailure } from './handler.ts';

/** Why an attempt failed, as kept with the job and shown to administrators. */
export interface JobFailure {
  readonly message: string;
}

const longest = 300;

/** The log has more. Here a database error is only its SQLSTATE, because its message may quote what a row contains. */
export function failureOf(error: unknown): JobFailure {
  if (error instanceof DrizzleQueryError) return { message: `Database error ${codeOf(error.cause)}` };
  if (error instanceof z.ZodError) return { message: 'The payload is not that of this job' };
  if (!(error instanceof Error)) return { message: 'Unknown error' };
  const [line = ''] = error.message.split('\n');
  return { message: `${error.name}: ${line}`.slice(0, longest) };
}

const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : 'without a code';

export const isPermanent = (error: unknown) => error instanceof PermanentFailure || error instanceof z.ZodError;
