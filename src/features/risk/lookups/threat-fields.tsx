import type { Schemas } from '#src/api/connection/client.ts';
import type { KindOf } from '#src/api/record/register.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { LookupForm } from '#src/registers/lookup/LookupForm.tsx';
import type { LookupColumn } from '#src/registers/lookup/LookupTable.tsx';
import { LookupInput } from '#src/registers/LookupInput.tsx';
import { threatWords as words } from '#src/registers/words/threat.ts';

type Threat = Schemas['Threat'];

const origins = [
  { id: 'category', header: words.categoryId.label },
  { id: 'source', header: words.sourceId.label },
  { id: 'actor', header: words.actorId.label },
] as const;

export const threatColumns: readonly LookupColumn<Threat>[] = origins.map(({ id, header }) => ({
  id,
  header,
  cell: (threat) => <WordsCell>{threat[id]?.name ?? null}</WordsCell>,
  note: (threat) => threat[id]?.name ?? '',
}));

interface ThreatFormProps {
  readonly form: RecordForm<KindOf<'Threats'>['draft']>;
  readonly threat: Threat | null;
}

export const ThreatForm = ({ form, threat }: ThreatFormProps) => (
  <LookupForm form={form}>
    <LookupInput form={form} field="categoryId" words={words.categoryId} current={threat?.category} />
    <LookupInput form={form} field="sourceId" words={words.sourceId} current={threat?.source} />
    <LookupInput form={form} field="actorId" words={words.actorId} current={threat?.actor} />
  </LookupForm>
);
