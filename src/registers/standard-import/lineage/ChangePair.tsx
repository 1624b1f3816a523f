import { useState } from 'react';

import { lineageKindLabels } from '#domain/words/lineage.ts';
import type { LineagePair, StandardLineage } from '#src/api/compliance/lineage.ts';
import { Button } from '#src/ui/Button.tsx';
import { MultiSelect } from '#src/ui/form/MultiSelect.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { css } from '#styled/css/index.js';

import { pairName } from './PairText.tsx';

const stack = css({ display: 'grid', gap: '14' });
const buttons = css({ display: 'flex', gap: '8' });

type Kind = 'REWORDED' | 'SPLIT' | 'MERGED' | 'NEW' | 'WITHDRAWN';

/** What a person says has become of controls. */
interface Change {
  readonly kind: Kind;
  readonly from: string[];
  readonly to: string[];
}

const labels: Readonly<Record<Kind, string>> = {
  REWORDED: 'One control became one other',
  SPLIT: `${lineageKindLabels.SPLIT}: one became several`,
  MERGED: `${lineageKindLabels.MERGED}: several became one`,
  NEW: lineageKindLabels.NEW,
  WITHDRAWN: lineageKindLabels.WITHDRAWN,
};

const kinds = (['REWORDED', 'SPLIT', 'MERGED', 'NEW', 'WITHDRAWN'] as const).map((value) => ({
  value,
  label: labels[value],
}));

const kindOf = ({ kind }: LineagePair): Kind => kinds.find(({ value }) => value === kind)?.value ?? 'REWORDED';

interface EndChoice {
  readonly value: string;
  readonly label: string;
}

/** Controls by their codes, each once, as people name them. */
function endsOf(ends: readonly { readonly code: string; readonly ref: string; readonly title: string }[]): EndChoice[] {
  const choices = new Map(ends.map(({ code, ref, title }) => [code, title === '' ? ref : `${ref} ${title}`]));
  return [...choices].map(([value, label]) => ({ value, label }));
}

interface ChangePairProps {
  readonly lineage: StandardLineage;
  readonly pair: LineagePair;
  readonly busy: boolean;
  readonly onSave: (change: Change) => void;
  readonly onCancel: () => void;
}

/** Says what became of a control where the proposal is wrong. */
export function ChangePair({ lineage, pair, busy, onSave, onCancel }: ChangePairProps) {
  const [change, setChange] = useState<Change>({
    kind: kindOf(pair),
    from: pair.from === null ? [] : [pair.from.code],
    to: pair.to.map(({ code }) => code),
  });
  const former = endsOf(lineage.pairs.flatMap(({ from }) => from ?? []));
  const later = endsOf(lineage.pairs.flatMap(({ kind, to }) => (kind === 'WITHDRAWN' ? [] : to)));
  return (
    <section className={stack} aria-label={`Change what became of ${pairName(pair)}`}>
      <Select
        label="What became of it"
        options={kinds}
        value={change.kind}
        onValueChange={(kind) => kind !== null && setChange({ ...change, kind })}
      />
      {change.kind !== 'NEW' && (
        <MultiSelect
          label={`Controls of ${lineage.from.number}`}
          options={former}
          value={change.from}
          onValueChange={(from) => setChange({ ...change, from })}
        />
      )}
      <MultiSelect
        label={change.kind === 'WITHDRAWN' ? 'Taken over by' : `Controls of ${lineage.to.number}`}
        options={later}
        value={change.to}
        onValueChange={(to) => setChange({ ...change, to })}
      />
      <div className={buttons}>
        <Button
          variant="primary"
          busy={busy}
          busyLabel="Saving..."
          onClick={() => onSave({ ...change, from: change.kind === 'NEW' ? [] : change.from })}
        >
          Save change
        </Button>
        <Button disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
