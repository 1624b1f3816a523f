import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';
import { notificationPeriods, type NotificationPeriods } from '#src/api/organisation/notification-periods.ts';

import { failing } from './failure.ts';

/** The periods as they are edited. */
export interface PeriodsDraft extends Readonly<Schemas['NotificationHours']> {
  /** Those that the person sees. */
  readonly stored: NotificationPeriods;
}

/** Changes the organisation's periods of notification. */
export const savePeriods = (api: ApiClient) =>
  fromPromise<void, StepInput<PeriodsDraft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      const { stored, ...hours } = draft;
      await notificationPeriods(api).save({ body: { version: stored.version, hours }, signal });
    }),
  );
