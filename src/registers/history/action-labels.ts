import { activityActions } from '#domain/words/activity.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import type { Labels } from '#src/components/fields/choices.ts';

export const actionLabels: Labels<Schemas['ActivityAction']> = activityActions;
