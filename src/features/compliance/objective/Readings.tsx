import type { Objective, Reading, ReadingKind } from '#src/api/management-system/objectives.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { NumberInput } from '#src/components/fields/NumberInput.tsx';
import { TitleInput } from '#src/components/fields/TextInput.tsx';
import { countOf, formatDay } from '#src/components/format.ts';
import { PartList, partTotals } from '#src/registers/parts/PartList.tsx';
import { readingWords as words } from '#src/registers/words/management-system.ts';

import { readingKind } from './reading-kind.ts';
import { Trend } from './Trend.tsx';
import { valueText } from './value-text.ts';

interface ReadingsProps {
  readonly objective: Objective;
  readonly mayEdit: boolean;
}

/** What was measured for an objective, the newest first, and how it developed. */
export const Readings = ({ objective, mayEdit }: ReadingsProps) => (
  <PartList<ReadingKind>
    kind={readingKind}
    recordId={objective.id}
    mayEdit={mayEdit}
    name="Readings of the objective"
    renderTotals={(readings) => (
      <>
        <p className={partTotals}>{readings.length === 0 ? 'No readings yet' : countOf(readings.length, 'reading')}</p>
        <Trend readings={readings} objective={objective} />
      </>
    )}
    renderFacts={({ takenOn, value }: Reading) => (
      <>
        <span>{formatDay(takenOn)}</span>
        <span>{valueText(value, objective.unit)}</span>
      </>
    )}
    renderFields={(form) => <Fields form={form} />}
  />
);

const Fields = ({ form }: { readonly form: RecordForm<ReadingKind['draft']> }) => (
  <>
    <TitleInput form={form} field="title" words={words.title} required />
    <FieldPair>
      <NumberInput
        form={form}
        field="value"
        words={words.value}
        min={-1_000_000_000}
        max={1_000_000_000}
        decimal
        required
      />
      <DayInput form={form} field="takenOn" words={words.takenOn} help="Today, unless you choose another day" />
    </FieldPair>
  </>
);
