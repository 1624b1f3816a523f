import type { Label } from '#src/api/record/labels.ts';
import { isolated } from '#src/components/bidi.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { TextInput } from '#src/components/fields/TextInput.tsx';
import type { Address } from '#src/components/register/address.ts';
import { counted } from '#src/components/words.ts';
import { neighboursOf } from '#src/registers/neighbours.ts';
import { OpenRecord } from '#src/registers/OpenRecord.tsx';
import { PanelMessage } from '#src/registers/PanelMessage.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';

import { labelFormWords as words, labelKind, labelled } from './label-kind.ts';
import type { LabelSearch } from './label-search.ts';
import { MergeLabel } from './MergeLabel.tsx';

interface LabelPanelProps {
  readonly address: Address<LabelSearch>;
  readonly labels: readonly Label[];
}

const lossOf = ({ name, uses }: Label) =>
  `“${isolated(name)}” will be removed from ${counted(uses, labelled)}. Their history keeps its name. This cannot be undone.`;

/** The label in the address, beside the list. */
export function LabelPanel({ address, labels }: LabelPanelProps) {
  const { open, openRecord } = address;
  if (open === undefined) return null;
  const label = labels.find(({ id }) => id === open) ?? null;
  if (label === null && open !== 'new')
    return <PanelMessage noun={labelKind.noun} place="list" onClose={() => openRecord(undefined)} />;
  return (
    <OpenRecord
      key={open}
      kind={labelKind}
      entity={label}
      place={{
        param: address.param,
        neighbours: neighboursOf(labels, open),
        openRecord,
        onRemoved: ({ name }) => {
          toast.success('Deleted successfully', isolated(name));
          openRecord(undefined);
        },
      }}
      words={words}
      removal={lossOf}
    >
      {(form, stored) => (
        <>
          <TextInput form={form} field="name" words={words.name} required />
          <ChoiceInput form={form} field="colour" words={words.colour} />
          {stored !== null && <MergeLabel label={stored} onMerged={(id) => openRecord(id)} />}
        </>
      )}
    </OpenRecord>
  );
}
