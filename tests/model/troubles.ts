import type { Failure } from '#machines/failure.ts';

/** Failures that can affect any request. Slowness is not listed: to a flow it is a delayed connection failure. */
export type Trouble = 'cut' | 'broken' | 'busy' | 'expired';

const refusal = (status: number, message: string): Failure => ({
  status,
  code: `http_${status}`,
  message,
  fieldErrors: {},
});

/** The rejections of the API port (`src/api`, specification section 8). */
export const apiTroubles: Readonly<Record<Trouble, Failure>> = {
  cut: {
    code: 'network_error',
    message: 'The server is not responding. Check your connection and try again.',
    fieldErrors: {},
  },
  broken: refusal(500, 'An error occurred'),
  busy: refusal(429, 'Too many requests. Please try again later.'),
  expired: refusal(401, 'TOKEN_EXPIRED'),
};
