import type { Schemas } from './types.ts';

export type FieldError = Schemas['FieldError'];

/** How many invalid fields an error response names. */
export const mostErrors = 50;

interface ErrorDetails {
  readonly errors?: readonly FieldError[];
  readonly current?: unknown;
  readonly retryAfterSeconds?: number;
  readonly expiredOn?: string;
  readonly also?: Readonly<Record<string, unknown>>;
}

/** An error response. Every error of the API has one shape: `{ status: false, message, errors }`. */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly errors: readonly FieldError[];
  /** The stored version, on a version conflict. */
  readonly current: unknown;
  readonly retryAfterSeconds: number | undefined;
  /** The last day of a secure link that has expired: all that an expired one tells. */
  readonly expiredOn: string | undefined;
  /** What the contract declares beside, for this error of this operation. */
  readonly also: Readonly<Record<string, unknown>>;

  constructor(statusCode: number, message: string, details: ErrorDetails = {}) {
    super(message);
    this.statusCode = statusCode;
    this.errors = details.errors?.slice(0, mostErrors) ?? [];
    this.current = details.current;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.expiredOn = details.expiredOn;
    this.also = details.also ?? {};
  }

  get body() {
    const body = { ...this.also, status: false as const, message: this.message, errors: [...this.errors] };
    if (this.expiredOn !== undefined) return { ...body, expiredOn: this.expiredOn };
    return this.current === undefined ? body : { ...body, current: this.current };
  }
}

/** 400: invalid fields, each with a message that says what to do. */
export const invalid = (errors: readonly FieldError[]) =>
  new ApiError(400, errors[0]?.message ?? 'The request is not valid', { errors });

/** 401. `TOKEN_EXPIRED` makes the client retry once with a fresh token (specification section 8). */
export const notAuthenticated = (reason: 'TOKEN_EXPIRED' | 'Sign in to continue' = 'Sign in to continue') =>
  new ApiError(401, reason);

/** 403: the message is the same whatever is missing, so as not to reveal which organisations exist. */
export const notAuthorised = () => new ApiError(403, 'You are not authorised to do this');

/** 403: the caller must reverify their identity before repeating the request. */
export const reverificationRequired = (message: string) =>
  new ApiError(403, message, { errors: [{ field: 'reverification', message }] });

/** 403 with a reason, for resources the caller already knows about. */
export const forbidden = (message: string) => new ApiError(403, message);

/** 404: identical byte for byte for an unknown id and another organisation's id. */
export const notFound = () => new ApiError(404, 'Not found');

/** 409: another user has changed the record since it was read. */
export const versionConflict = (current: unknown) =>
  new ApiError(409, 'Someone else has changed this in the meantime', { current });

/** 409: the request conflicts with the stored state. */
export const conflict = (errors: readonly FieldError[], current?: unknown) =>
  new ApiError(409, errors[0]?.message ?? 'This conflicts with existing data', { errors, current });

/** 410: a secure link has expired. */
export const linkExpired = (expiredOn: string) => new ApiError(410, 'This link has expired', { expiredOn });

/** 503: the organisation of a secure link is suspended; the link works again once it is resumed. */
export const linkSuspended = () =>
  new ApiError(
    503,
    'The organisation that sent this link is suspended at the moment, and its links do not open. Ask the person who sent it to you.',
  );

/** 429: too many requests. */
export const tooManyRequests = (retryAfterSeconds: number) =>
  new ApiError(429, 'Too many requests. Please try again later.', { retryAfterSeconds });

/** A dependency is unavailable. Answered with 503 and logged with its cause. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}
