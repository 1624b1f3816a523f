import type { components } from '#openapi/generated/types.ts';

import { recordTexts, writtenDay, writtenNumber, type FieldText, type ValueTexts } from './field-text.ts';

type Schemas = components['schemas'];
type Training = Schemas['StaffTraining'];
type Duty = Schemas['StaffDuty'];

export const trainingKindLabels: ValueTexts<Schemas['StaffTrainingKind']> = {
  TRAINING: 'Training',
  CERTIFICATE: 'Certificate',
  COMPETENCE: 'Competence',
};

const writtenMonths = (months: number): string => `${writtenNumber(months)} ${months === 1 ? 'month' : 'months'}`;

/** The words of a training's fields. */
export const trainingTexts = {
  title: recordTexts.title,
  kind: { label: 'Kind', values: trainingKindLabels },
  doneOn: { label: 'Done' },
  validMonths: { label: 'Valid for (months)' },
  file: { label: 'Evidence' },
} satisfies Readonly<Record<Exclude<keyof Training, 'id' | 'version' | 'expiresOn' | 'isRenewed'>, FieldText>>;

/** A training as the activity log keeps it. */
export const trainingInWords = ({ title, kind, doneOn, validMonths, expiresOn, file }: Training): string =>
  [
    title,
    trainingKindLabels[kind],
    doneOn === null ? 'planned' : `done ${writtenDay(doneOn)}`,
    ...(validMonths === null ? [] : [`valid for ${writtenMonths(validMonths)}`]),
    ...(expiresOn === null ? [] : [`expires ${writtenDay(expiresOn)}`]),
    ...(file === null ? [] : [file.name]),
  ].join(', ');

export const involvementLabels: ValueTexts<Schemas['DutyInvolvement']> = {
  RESPONSIBLE: 'Responsible',
  ACCOUNTABLE: 'Accountable',
  CONSULTED: 'Consulted',
  INFORMED: 'Informed',
};

/** The words of a duty's fields. */
export const dutyTexts = {
  title: { label: 'Duty' },
  involvement: { label: 'Involvement', values: involvementLabels },
  record: { label: 'Concerns' },
} satisfies Readonly<Record<Exclude<keyof Duty, 'id' | 'version' | 'others'>, FieldText>>;

/** A duty as the activity log keeps it: not every reader may know the title of what it concerns. */
export const dutyInWords = ({ title, involvement, record }: Duty): string =>
  [title, involvementLabels[involvement], ...(record === null ? [] : [record.ref])].join(', ');
