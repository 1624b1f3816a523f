import type { components } from '#openapi/generated/types.ts';

import { percentText } from '../share.ts';
import { recordTexts, writtenDay, writtenDays, writtenNumber, type FieldText } from './field-text.ts';
import { planStatusLabels, planTexts } from './risk.ts';

type Action = components['schemas']['TreatmentAction'];

/** The words of an action's fields. */
export const actionTexts = {
  title: recordTexts.title,
  owner: { label: 'Owner' },
  dueOn: planTexts.dueOn,
  effortDays: { label: 'Effort (days)' },
  cost: { label: 'Cost' },
  progress: planTexts.progress,
  status: planTexts.status,
} satisfies Readonly<Record<Exclude<keyof Action, 'id' | 'version'>, FieldText>>;

/** An action as the activity log keeps it. */
export const actionInWords = ({ title, owner, dueOn, effortDays, cost, progress, status }: Action): string =>
  [
    title,
    planStatusLabels[status],
    percentText(progress),
    ...(owner === null ? [] : [owner.name]),
    ...(dueOn === null ? [] : [`due ${writtenDay(dueOn)}`]),
    ...(effortDays === 0 ? [] : [`effort ${writtenDays(effortDays)}`]),
    ...(cost === 0 ? [] : [`cost ${writtenNumber(cost)}`]),
  ].join(', ');
