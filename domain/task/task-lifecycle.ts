import type { components } from '#openapi/generated/types.ts';

import { forSomeoneElse, type Lifecycle } from '../lifecycle.ts';

type Schemas = components['schemas'];

/** Whether a task still has to be done. */
export const isOpenState = (state: Schemas['TaskState']): boolean => state === 'TODO' || state === 'IN_PROGRESS';

/** Who a task is assigned to. */
interface TaskParties {
  readonly ownerId: string | null;
}

export interface TaskNames {
  readonly state: Schemas['TaskState'];
  readonly action: Schemas['TaskAction'];
  readonly event: never;
  readonly need: 'reason';
  readonly party: 'owner' | 'watchers';
  readonly parties: TaskParties;
}

const open = ['TODO', 'IN_PROGRESS'] as const;
const tells = ['owner', 'watchers'] as const;

/**
 * How tasks end (work.md 2). Between open statuses they are moved on the board. A recurring task that is completed is open again for its
 * next date.
 */
export const taskLifecycle: Lifecycle<TaskNames> = {
  initial: 'TODO',
  steps: {
    COMPLETE: { from: open, to: 'DONE', needs: [], tells, leadsOn: true },
    CANCEL: { from: open, to: 'CANCELLED', needs: ['reason'], tells },
    REOPEN: { from: ['DONE', 'CANCELLED'], to: 'TODO', needs: [], tells },
  },
  events: {},
  refusal: (_action, { ownerId }, { id, mayEdit }) => (mayEdit || ownerId === id ? undefined : forSomeoneElse),
};
