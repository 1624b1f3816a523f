import type { SnapshotFrom } from 'xstate';

import type {
  evidenceRequestMachine,
  EvidenceRequestEvent,
} from '#machines/evidence-request/evidence-request.machine.ts';

/** The machine of the page as its parts see it. */
export interface RequestState {
  readonly snapshot: SnapshotFrom<typeof evidenceRequestMachine>;
  readonly send: (event: EvidenceRequestEvent) => void;
}
