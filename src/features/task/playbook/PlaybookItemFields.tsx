import type { PlaybookItem } from '#src/api/task/record-tasks.ts';
import { isolated } from '#src/components/bidi.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { NumberOrNoneInput } from '#src/components/fields/NumberInput.tsx';
import { ProseInput, TextInput } from '#src/components/fields/TextInput.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { MultiSelect } from '#src/ui/form/MultiSelect.tsx';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { TrashIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

const root = css({ display: 'grid', gap: '8', borderBlockStart: 'default', paddingBlockStart: '12' });
const named = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr) auto]', gap: '8', alignItems: 'end' });

const units = [
  { value: 'HOURS', label: 'Hours' },
  { value: 'DAYS', label: 'Days' },
] as const;

const anchors = [
  { value: 'CREATED', label: 'After the record was created' },
  { value: 'DETECTED', label: 'After the incident was detected' },
  { value: 'DUE', label: 'After the record is due' },
] as const;

interface PlaybookItemFieldsProps {
  /** From 1. */
  readonly place: number;
  readonly form: RecordForm<PlaybookItem>;
  /** The items before this one, for which it can wait. */
  readonly earlier: readonly PlaybookItem[];
  readonly onRemove: () => void;
}

/** One task of a playbook: what, who, when, and after which others. */
export function PlaybookItemFields({ place, form, earlier, onRemove }: PlaybookItemFieldsProps) {
  const { draft, change } = form;
  return (
    <fieldset className={root} aria-label={`Task ${place}`}>
      <div className={named}>
        <TextInput form={form} field="title" words={{ label: `Task ${place}` }} required />
        <IconButton label={`Remove task ${place}`} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </div>
      <ProseInput form={form} field="description" words={{ label: 'What is to be done' }} />
      <FieldPair>
        <OwnerInput
          form={form}
          field="ownerId"
          words={{ label: 'Who does it' }}
          current={null}
          able="task"
          placeholder="The owner of the record"
        />
        <MultiSelect
          label="After these tasks"
          placeholder="At once"
          options={earlier.map(({ title }, index) => ({
            value: String(index + 1),
            label: `${index + 1}. ${isolated(title)}`,
          }))}
          value={draft.after.map(String)}
          onValueChange={(places) => change('after', places.map(Number))}
        />
        <NumberOrNoneInput form={form} field="dueAfter" words={{ label: 'Due in' }} min={-3650} max={3650} />
        <NativeSelect
          label="Unit"
          options={units}
          value={draft.dueUnit}
          onValueChange={(unit) => change('dueUnit', unit)}
        />
      </FieldPair>
      <NativeSelect
        label="Counted from"
        options={anchors}
        value={draft.dueFrom}
        onValueChange={(from) => change('dueFrom', from)}
      />
    </fieldset>
  );
}
