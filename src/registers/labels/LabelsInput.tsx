import { useMutation, useQueryClient } from '@tanstack/react-query';

import { ApiError } from '#src/api/connection/api-error.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { labelOptionsQuery, labels, refreshLabelOptions, type LabelReference } from '#src/api/record/labels.ts';
import { LabelChips } from '#src/components/cells/LabelsCell.tsx';
import { errorAmong, type BoundProps } from '#src/components/fields/binding.ts';
import { ReadValue } from '#src/components/fields/ReadValue.tsx';
import { MultiSelect } from '#src/ui/form/MultiSelect.tsx';

import { useFoundChoices } from '../useFoundChoices.ts';
import { labelOption, markAmong } from './label-options.tsx';

interface LabelsInputProps<Field extends string> extends BoundProps<Field, string[]> {
  /** The record's current ones. */
  readonly current: readonly LabelReference[];
  /** Whether a name that no label has can be added. */
  readonly mayCreate: boolean;
}

const problemOf = (error: Error | null) =>
  (error instanceof ApiError ? error.fieldErrors['name'] : undefined) ?? error?.message;

/** The labels of a record: found by typing, and added while typing. */
export function LabelsInput<Field extends string>(props: LabelsInputProps<Field>) {
  const { form, field, words, current, mayCreate, ...rest } = props;
  const api = useApi();
  const queryClient = useQueryClient();
  const value = form.draft[field];
  const { all, known, remember, ...found } = useFoundChoices({
    queryFor: (query) => labelOptionsQuery(api, query),
    toChoice: labelOption,
    current: current.map(labelOption),
    value,
  });
  const create = useMutation({
    mutationFn: (name: string) => labels(api).add({ body: { name } }),
    onSuccess: (label) => {
      remember([label.id], [labelOption(label)]);
      if (!value.includes(label.id)) form.change(field, [...value, label.id]);
    },
    onSettled: () => refreshLabelOptions(queryClient),
  });
  if (form.readOnly)
    return <ReadValue label={words.label}>{current.length > 0 && <LabelChips labels={current} />}</ReadValue>;
  return (
    <MultiSelect
      label={words.label}
      {...rest}
      options={found.options}
      chosen={known}
      value={value}
      placeholder="None"
      error={errorAmong(form, field) ?? problemOf(create.error)}
      onSearch={found.onSearch}
      searching={found.searching || create.isPending}
      renderMark={markAmong(all)}
      creation={mayCreate ? { labelOf: (name) => `Create label “${name}”`, onCreate: create.mutate } : undefined}
      onValueChange={(chosen) => {
        remember(chosen);
        form.change(field, chosen);
      }}
    />
  );
}
