import type { components } from '#openapi/generated/types.ts';

import { forSomeoneElse, type Actor, type Lifecycle } from '../lifecycle.ts';

type Schemas = components['schemas'];
type Kind = Schemas['PrivilegedOperationKind'];

export type PrivilegedStatus = Schemas['PrivilegedOperationStatus'];

export interface PrivilegedNames {
  readonly state: PrivilegedStatus;
  readonly action: Schemas['PrivilegedOperationAction'];
  readonly event: 'FINISH' | 'FAIL' | 'EXPIRE';
  readonly need: 'name';
  readonly party: never;
  readonly parties: {
    readonly kind: Kind;
    readonly preparedBy: string;
    readonly needsSecond: boolean;
  };
}

/** How long a plan can be taken on, and how long another Super Admin has to confirm it. */
export const privilegedHours = 24;

/** Who may appoint administrators: nobody gives rights above their own. */
const mayPrepare = (kind: Kind, { isAdministrator, mayEdit }: Pick<Actor, 'isAdministrator' | 'mayEdit'>): boolean =>
  mayEdit && (kind !== 'ADMIN' || isAdministrator);

/** Why someone may not prepare an operation; undefined if they may. Of the platform, a Super Admin is the administrator. */
export const refusalToPrepare = (kind: Kind, actor: Pick<Actor, 'isAdministrator' | 'mayEdit'>): string | undefined =>
  mayPrepare(kind, actor) ? undefined : 'Only a Super Admin appoints administrators of the platform';

/** Whether another Super Admin has to confirm a plan: it gives rights, or changes or removes what is there. */
export const needsSecondPerson = (kind: Kind, plan: readonly Pick<Schemas['PlannedChange'], 'effect'>[]): boolean =>
  kind === 'ADMIN' || plan.some(({ effect }) => effect === 'CHANGES' || effect === 'REMOVES');

/** A privileged operation, from its dry run to its end. Who has read the dry run takes it on; another Super Admin confirms it. */
export const privilegedLifecycle: Lifecycle<PrivilegedNames> = {
  initial: 'PREPARED',
  steps: {
    RUN: { from: ['PREPARED'], to: 'RUNNING', needs: ['name'], tells: [], leadsOn: true },
    ASK_SECOND: { from: ['PREPARED'], to: 'AWAITING_SECOND', needs: ['name'], tells: [], leadsOn: true },
    CONFIRM: { from: ['AWAITING_SECOND'], to: 'RUNNING', needs: ['name'], tells: [], leadsOn: true },
    CANCEL: { from: ['PREPARED', 'AWAITING_SECOND'], to: 'CANCELLED', needs: [], tells: [] },
  },
  events: {
    FINISH: { from: ['RUNNING'], to: 'DONE', needs: [], tells: [], by: 'CHANGE' },
    FAIL: { from: ['RUNNING'], to: 'FAILED', needs: [], tells: [], by: 'CHANGE' },
    EXPIRE: { from: ['PREPARED', 'AWAITING_SECOND'], to: 'CANCELLED', needs: [], tells: [], by: 'TIME' },
  },
  refusal(action, { kind, preparedBy, needsSecond }, actor) {
    if (!actor.mayEdit) return 'You may not take privileged operations on';
    if (action === 'CANCEL') return undefined;
    if (action === 'CONFIRM') {
      if (actor.id === preparedBy) return 'Another Super Admin has to confirm what you have prepared';
      return actor.isAdministrator ? undefined : 'Only a Super Admin confirms privileged operations';
    }
    if (actor.id !== preparedBy) return forSomeoneElse;
    if (needsSecond && action === 'RUN') return 'Another Super Admin has to confirm this operation';
    if (!needsSecond && action === 'ASK_SECOND') return 'This operation only adds: it needs no second person';
    return refusalToPrepare(kind, actor);
  },
};
