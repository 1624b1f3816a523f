import { zTreatmentActionInput } from '#openapi/generated/zod.ts';
import { treatmentActionsOf, type TreatmentAction, type TreatmentActionKind } from '#src/api/treatment-actions.ts';
import { formMachine } from '#src/registers/editable-kind.ts';

type Draft = TreatmentActionKind['draft'];

const empty: Draft = {
  title: '',
  ownerId: null,
  dueOn: null,
  effortDays: 0,
  cost: 0,
  progress: 0,
  status: 'NOT_STARTED',
};

const draftOf = ({ title, owner, dueOn, effortDays, cost, progress, status }: TreatmentAction): Draft => ({
  title,
  ownerId: owner?.id ?? null,
  dueOn,
  effortDays,
  cost,
  progress,
  status,
});

const shared = {
  noun: { one: 'action', many: 'actions' },
  nameOf: ({ title }: TreatmentAction) => title,
  empty,
  draftOf,
  machine: formMachine<TreatmentActionKind>(draftOf, zTreatmentActionInput),
};

/** The actions of a risk: they are added, changed and removed by the machine of all records. */
export const actionKindOf = (riskId: string) => ({ ...shared, source: treatmentActionsOf(riskId) });
