import type { ReverificationOutcome } from '#machines/reverification/reverification.machine.ts';

import { failure } from './failure.ts';

/** As the identity words it. */
export const reverificationRequired = failure('session_reverification_required', 403);

export const verified: ReverificationOutcome = { verified: true, failure: null };
export const cancelled: ReverificationOutcome = { verified: false, failure: null };
