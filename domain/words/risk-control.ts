import type { components } from '#openapi/generated/types.ts';

import { recordTexts, writtenDay, type FieldText, type ValueTexts } from './field-text.ts';
import { effectivenessLabels } from './risk.ts';

type Schemas = components['schemas'];
type Control = Schemas['RiskControl'];

/** The labels of when a control acts (ISO/IEC 27002:2022, 4.2 a). */
export const controlTypeLabels: ValueTexts<Schemas['ControlType']> = {
  PREVENTIVE: 'Preventive',
  DETECTIVE: 'Detective',
  CORRECTIVE: 'Corrective',
};

/** The words of a control's fields. */
export const controlTexts = {
  title: recordTexts.title,
  description: { label: 'Description' },
  type: { label: 'Type', values: controlTypeLabels },
  ownControl: { label: 'Own control' },
  owner: { label: 'Owner' },
  effectiveness: { label: 'Effectiveness', values: effectivenessLabels },
  lastTestedOn: { label: 'Last tested' },
} satisfies Readonly<Record<keyof Omit<Control, 'id' | 'version'>, FieldText>>;

/** A control as the activity log keeps it, and as a draft of an assessment reads it. */
export const controlInWords = ({
  title,
  description,
  type,
  ownControl,
  owner,
  effectiveness,
  lastTestedOn,
}: Control): string =>
  [
    title,
    controlTypeLabels[type],
    ...(ownControl === null ? [] : [ownControl.ref]),
    effectivenessLabels[effectiveness],
    ...(owner === null ? [] : [owner.name]),
    ...(lastTestedOn === null ? [] : [`last tested ${writtenDay(lastTestedOn)}`]),
  ].join(', ') + (description === '' ? '' : `\n${description}`);
