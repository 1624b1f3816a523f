import type { Schemas } from './types.ts';

export type FieldError = Schemas['FieldError'];

/** How many refused fields an answer names. */
export const mostErrors = 50;

/** An answer other than success. The one error shape of the API: `{ status: false, message, errors }`. */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly errors: readonly FieldError[];
  /** What is stored now, on a version conflict. */
  readonly current: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    statusCode: number,
    message: string,
    details: { errors?: readonly FieldError[]; current?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.errors = details.errors?.slice(0, mostErrors) ?? [];
    this.current = details.current;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get body() {
    const body = { status: false as const, message: this.message, errors: [...this.errors] };
    return this.current === undefined ? body : { ...body, current: this.current };
  }
}

/** 400: fields of the request that cannot be accepted, each with what to do about it. */
export const invalid = (errors: readonly FieldError[]) =>
  new ApiError(400, errors[0]?.message ?? 'The request is not valid', { errors });

/** 401. `TOKEN_EXPIRED` makes the client try once more with a fresh token (specification section 8). */
export const notAuthenticated = (reason: 'TOKEN_EXPIRED' | 'Sign in to continue' = 'Sign in to continue') =>
  new ApiError(401, reason);

/** 403: the same words whatever is missing, so that nobody learns which organisations exist. */
export const notAuthorised = () => new ApiError(403, 'You are not authorised to do this');

/** 403: the person must prove once more who they are, and may then repeat the request. */
export const reverificationRequired = (message: string) =>
  new ApiError(403, message, { errors: [{ field: 'reverification', message }] });

/** 403 that says why: for what the caller knows of already. */
export const forbidden = (message: string) => new ApiError(403, message);

/** 404: an unknown id and another organisation's id are answered byte for byte alike. */
export const notFound = () => new ApiError(404, 'Not found');

/** 409: somebody else changed the record since it was read. */
export const versionConflict = (current: unknown) =>
  new ApiError(409, 'Someone else has changed this in the meantime', { current });

/** 409: the request contradicts what is stored. */
export const conflict = (errors: readonly FieldError[], current?: unknown) =>
  new ApiError(409, errors[0]?.message ?? 'This conflicts with existing data', { errors, current });

/** 429. */
export const tooManyRequests = (retryAfterSeconds: number) =>
  new ApiError(429, 'Too many requests. Please try again later.', { retryAfterSeconds });

/** Something that the request needs does not answer at the moment. Answered with 503 and logged with its cause. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}
