import { z } from 'zod';

/**
 * What a payload may hold: ids, dates, numbers and closed sets. Free text does not compile, because payloads are kept
 * and shown to administrators: a code, a token or the text of a mail is made by the handler (security.md, attack 2).
 */
type PayloadField =
  | z.ZodUUID
  | z.ZodISODate
  | z.ZodInt
  | z.ZodBoolean
  | z.ZodEnum
  | z.ZodLiteral
  | z.ZodCustomStringFormat;

export type PayloadFields = Readonly<Record<string, PayloadField>>;

export interface RetryPolicy {
  /** Attempts after the first. */
  readonly limit: number;
  /** Before the first retry, in seconds, at least 1. It doubles with each, and is drawn at random from one to two times. */
  readonly delaySeconds: number;
}

interface Definition<Fields extends PayloadFields> {
  /** Stored with every job, and shown to administrators: a job that is renamed no longer runs those waiting. */
  readonly name: string;
  readonly fields: Fields;
  readonly retry: RetryPolicy;
  /**
   * How many of them one process runs at a time, and one more of an organisation that runs none of them; four by default.
   */
  readonly concurrency?: number;
  /**
   * A process renews the lease of the jobs it runs. If it is killed, they are retried when their lease has expired.
   * Seconds; 60 by default.
   */
  readonly leaseSeconds?: number;
  /**
   * Two jobs with the same key are one: the second is not added for as long as the first is kept, which is a week after
   * it has succeeded. Without it every job is added.
   */
  readonly keyOf?: (payload: z.infer<z.ZodObject<Fields>>) => string;
}

export interface Job<Payload = unknown> {
  readonly name: string;
  readonly retry: RetryPolicy;
  readonly concurrency: number;
  readonly leaseSeconds: number;
  /** What runs at most once at a time, across all processes. */
  readonly oneAtATime: 'everywhere' | 'organisation' | 'person' | undefined;
  /** Runs by itself, once in each such period, however many processes there are. */
  readonly every: 'hour' | 'day' | undefined;
  /** @throws ZodError for a payload of another shape */
  parse(payload: unknown): Payload;
  keyOf(payload: Payload): string | undefined;
}

/** A job of one organisation, added in a transaction of that organisation. */
export interface OrganisationJob<Payload = unknown> extends Job<Payload> {
  readonly of: 'organisation';
}

/** A job of no organisation. */
export interface PlatformJob<Payload = unknown> extends Job<Payload> {
  readonly of: 'platform';
}

function defineJob<Fields extends PayloadFields>({ fields, keyOf, ...rest }: Definition<Fields>) {
  const schema = z.strictObject(fields);
  return {
    concurrency: 4,
    leaseSeconds: 60,
    ...rest,
    parse: (payload: unknown) => schema.parse(payload),
    keyOf: (payload: z.infer<z.ZodObject<Fields>>) => keyOf?.(payload),
  };
}

/** Declares a job of an organisation. `oneAtATime` limits an organisation, or a person in it, to one at a time. */
export const organisationJob = <const Fields extends PayloadFields>({
  oneAtATime,
  ...definition
}: Definition<Fields> & { readonly oneAtATime?: 'organisation' | 'person' }) =>
  ({
    ...defineJob(definition),
    of: 'organisation',
    oneAtATime,
    every: undefined,
  }) satisfies OrganisationJob<z.infer<z.ZodObject<Fields>>>;

/** Declares a job of no organisation. */
export const platformJob = <const Fields extends PayloadFields>(definition: Definition<Fields>) =>
  ({
    ...defineJob(definition),
    of: 'platform',
    oneAtATime: undefined,
    every: undefined,
  }) satisfies PlatformJob<z.infer<z.ZodObject<Fields>>>;

/** Declares a job that runs by itself every hour or day, also soon after the first start. */
export const scheduledJob = (definition: Pick<Definition<{}>, 'name' | 'retry'> & { readonly every: 'hour' | 'day' }) =>
  ({
    ...defineJob({ ...definition, fields: {} }),
    of: 'platform',
    oneAtATime: 'everywhere',
    every: definition.every,
  }) satisfies PlatformJob<Record<string, never>>;
