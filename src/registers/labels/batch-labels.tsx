import type { RecordForm } from '#src/components/fields/binding.ts';

import { LabelsInput } from './LabelsInput.tsx';

/** What several records can be given or lose, beside the fields of their register. */
export const labelFields = {
  addedLabelIds: { label: 'Add labels', mayCreate: true },
  removedLabelIds: { label: 'Remove labels', mayCreate: false },
} as const;

export const isLabelField = (field: string): field is keyof typeof labelFields => Object.hasOwn(labelFields, field);

interface BatchLabelsProps {
  readonly field: keyof typeof labelFields;
  readonly value: unknown;
  readonly errorOf: RecordForm<never>['errorOf'];
  readonly onChange: (ids: string[]) => void;
}

/** The labels to add to several records, or to remove from them. */
export function BatchLabels({ field, value, errorOf, onChange }: BatchLabelsProps) {
  const ids = Array.isArray(value) ? value.map(String) : [];
  const { label, mayCreate } = labelFields[field];
  return (
    <LabelsInput
      form={{
        draft: { ids },
        readOnly: false,
        errorOf: () => errorOf(field),
        change: (_field, chosen) => onChange(chosen),
      }}
      field="ids"
      words={{ label }}
      current={[]}
      mayCreate={mayCreate}
    />
  );
}
