import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { ApiError } from '#src/api/connection/api-error.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { labelOptionsQuery, labels, labelSource, type Label } from '#src/api/record/labels.ts';
import { staleAfterChange } from '#src/api/record/register.ts';
import { isolated } from '#src/components/bidi.ts';
import { counted } from '#src/components/words.ts';
import { labelOption } from '#src/registers/labels/label-options.tsx';
import { useFoundChoices } from '#src/registers/useFoundChoices.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { SearchSelect } from '#src/ui/form/SearchSelect.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';
import { css } from '#styled/css/index.js';

import { labelled } from './label-kind.ts';

const start = css({ alignSelf: 'flex-start' });

interface MergeLabelProps {
  readonly label: Label;
  readonly onMerged: (intoId: string) => void;
}

/** A button that gives the records and documents of a label another one instead. */
export function MergeLabel(props: MergeLabelProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className={start} onClick={() => setOpen(true)}>
        Merge into another label
      </Button>
      {open && <MergeDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const problemOf = (error: Error | null) =>
  (error instanceof ApiError ? error.fieldErrors['intoId'] : undefined) ?? error?.message;

function MergeDialog({ label, onMerged, onClose }: MergeLabelProps & { readonly onClose: () => void }) {
  const { id, version, name, uses } = label;
  const api = useApi();
  const queryClient = useQueryClient();
  const [intoId, setIntoId] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const { all, remember, ...found } = useFoundChoices({
    queryFor: (query) => labelOptionsQuery(api, query),
    toChoice: labelOption,
    current: [],
    value: intoId === null ? [] : [intoId],
  });
  const merge = useMutation({
    mutationFn: (into: string) => labels(api).merge({ path: { id }, body: { version, intoId: into } }),
    onSuccess: (into) => {
      toast.success('Merged successfully', isolated(into.name));
      onClose();
      onMerged(into.id);
    },
    onSettled: () => queryClient.invalidateQueries({ predicate: staleAfterChange(labelSource) }),
  });
  return (
    <ActionDialog
      open
      title={`Merge “${isolated(name)}”`}
      description={`${counted(uses, { one: `${labelled.one} gets`, many: `${labelled.many} get` })} the other label instead, and this one is deleted. This cannot be undone.`}
      confirmLabel="Merge label"
      busy={merge.isPending}
      busyLabel="Merging..."
      onConfirm={() => (intoId === null ? setMissing(true) : merge.mutate(intoId))}
      onCancel={onClose}
    >
      <SearchSelect
        label="Into"
        required
        placeholder="Choose a label"
        options={all.filter((one) => one.value !== id)}
        value={intoId}
        error={missing && intoId === null ? 'Choose a label' : problemOf(merge.error)}
        onSearch={found.onSearch}
        searching={found.searching}
        onValueChange={(chosen) => {
          if (chosen !== null) remember([chosen]);
          setIntoId(chosen);
        }}
      />
    </ActionDialog>
  );
}
