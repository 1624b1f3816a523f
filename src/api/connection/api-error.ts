/** A refusal by the server, or no answer at all. API calls throw no other error, except on abort. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Messages by field, using the server's field names. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** The currently stored record, on a version conflict. */
  readonly current: unknown;
  /** Quoted to support. */
  readonly requestId: string | null;
  /** Whether the answer had no message, so that the caller's own says more. */
  readonly isGeneric: boolean;

  constructor(
    status: number,
    message: string,
    details: {
      fieldErrors?: Record<string, string>;
      current?: unknown;
      requestId?: string | null;
      isGeneric?: boolean;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.status = status;
    this.fieldErrors = details.fieldErrors ?? {};
    this.current = details.current;
    this.requestId = details.requestId ?? null;
    this.isGeneric = details.isGeneric ?? false;
  }

  /** No answer: the network or the server is down. */
  static unreachable(cause: unknown): ApiError {
    return new ApiError(0, 'The server is not responding. Check your connection and try again.', { cause });
  }

  /** A file broke off: a part of it must not pass for the whole. */
  static incomplete(cause: unknown): ApiError {
    return new ApiError(0, 'The download broke off, so nothing was saved. Try again.', { cause });
  }
}

interface FailureBody {
  message?: string;
  errors?: { field: string; message: string }[];
  current?: unknown;
}

const isFailureBody = (value: unknown): value is FailureBody => typeof value === 'object' && value !== null;

/** The message from the body, if there is one, or that of too many requests (specification section 8). */
function messageOf(status: number, body: FailureBody): string {
  if (status === 429) return 'Too many requests. Please try again later.';
  return typeof body.message === 'string' ? body.message : '';
}

/** A failure as the API describes it; a body that is not in its format still gives an error with its status. */
export function failureOf(status: number, parsed: unknown, requestId: string | null): ApiError {
  const body = isFailureBody(parsed) ? parsed : {};
  const message = messageOf(status, body);
  return new ApiError(status, message || 'An error occurred', {
    isGeneric: message === '',
    fieldErrors: Object.fromEntries((body.errors ?? []).map((error) => [error.field, error.message])),
    current: body.current,
    requestId,
  });
}

/** Converts an error response. */
export const apiErrorOf = async (response: Response): Promise<ApiError> =>
  failureOf(response.status, await response.json().catch(() => null), response.headers.get('x-request-id'));
