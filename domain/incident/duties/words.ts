import type { components } from '#openapi/generated/types.ts';

import type { FieldText, ValueTexts } from '../../words/field-text.ts';
import type { DutyStep } from './rules.ts';

type Schemas = components['schemas'];

const countOf = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

const lengthOf = ({ count, unit }: DutyStep) => countOf(count, unit === 'HOURS' ? 'hour' : 'month');

function originOf({ from, after }: DutyStep, steps: readonly DutyStep[]): string {
  if (from === 'AWARE') return 'after awareness';
  if (from === 'CLASSIFIED') return 'after classification as major';
  const earlier = steps.find(({ key }) => key === after);
  if (earlier === undefined) return 'after another step';
  return `after ${earlier.isRepeatable ? 'the latest' : 'the'} ${earlier.name.toLowerCase()}`;
}

/** `4 hours after classification as major, at the latest 24 hours after awareness` */
export function periodText(step: DutyStep, steps: readonly DutyStep[]): string {
  const latest = step.atLatest === null ? '' : `, at the latest ${countOf(step.atLatest, 'hour')} after awareness`;
  return `${lengthOf(step)} ${originOf(step, steps)}${latest}`;
}

export const dutyActionLabels: ValueTexts<Schemas['DutyAction']> = {
  GIVE: 'Record as given',
  REPORT_PROGRESS: 'Record a progress report',
  WAIVE: 'Not required',
  CORRECT: 'Correct',
  RETRACT: 'Retract',
};

export const dutyStateLabels: ValueTexts<Schemas['DutyState']> = {
  RUNNING: 'Running',
  OVERDUE: 'Overdue',
  GIVEN: 'Given',
  WAIVED: 'Not required',
  WAITING: 'Nothing runs yet',
};

/** When the next notification is due, as lists filter by it. */
export const dueLabels: ValueTexts<Schemas['IncidentDue']> = { OVERDUE: 'Overdue' };

/** The regimes that every list can be filtered by, by their keys; the organisation's own stand beside them. */
export const incidentRegimeLabels = {
  nis2: 'NIS 2',
  'nis2-trust': 'NIS 2, trust service provider',
  'gdpr-33': 'GDPR, Article 33',
  'gdpr-34': 'GDPR, Article 34',
  dora: 'DORA',
  'as-before': 'As before',
  'any-own': 'Any of the organisation’s own',
} as const;

/** The words of a regime's fields. */
export const regimeTexts = {
  name: { label: 'Name' },
  addressee: { label: 'Addressee' },
  note: { label: 'Basis' },
  isActive: { label: 'In use' },
  steps: { label: 'Steps' },
  reason: { label: 'Why longer than the law' },
} as const satisfies Readonly<Record<string, FieldText>>;
