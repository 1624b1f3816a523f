import type { ActorRefFrom } from 'xstate';

import type { bulkChangeMachine } from '#machines/bulk-change/bulk-change.machine.ts';
import { lateService } from '#src/components/late-service.tsx';

/** What follows the change of a whole list while the person goes from page to page. */
export type BulkChangeActor = ActorRefFrom<typeof bulkChangeMachine>;

/** Connects the registers with it; its code is loaded after the page (`useBulkChangeActor`). */
export const { Provider: BulkChangeProvider, usePlace: useBulkChangePlace } =
  lateService<BulkChangeActor>('change of a whole list');
