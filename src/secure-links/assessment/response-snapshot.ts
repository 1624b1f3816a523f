import type { SnapshotFrom } from 'xstate';

import type { assessmentResponseMachine } from '#machines/assessment-response/assessment-response.machine.ts';

export type ResponseSnapshot = SnapshotFrom<typeof assessmentResponseMachine>;

/** Whether answers can be changed: not during submission, nor after it, nor past the end of the link. */
export const isOpen = (snapshot: ResponseSnapshot): boolean =>
  snapshot.matches('restoring') || (snapshot.matches('open') && !snapshot.matches({ open: { sending: 'submitting' } }));
