import { useSelector } from '@xstate/react';
import { useState } from 'react';

import { lineageKindLabels } from '#domain/words/lineage.ts';
import { surePlaces, type LineageReviewNotice } from '#machines/lineage-review/lineage-review.machine.ts';
import type { LineagePair, StandardLineage } from '#src/api/compliance/lineage.ts';
import type { CatalogueSide } from '#src/api/compliance/standards.ts';
import { countOf, formatNumber } from '#src/components/format.ts';
import { useNotices } from '#src/components/useNotices.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { css } from '#styled/css/index.js';

import { ChangePair } from './ChangePair.tsx';
import { PairEntry } from './PairEntry.tsx';
import type { LineageActor } from './useLineageReview.ts';

const stack = css({ display: 'grid', gap: '12' });
const list = css({ margin: '0', padding: '0', listStyle: 'none' });
const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });
const note = css({ margin: '0', color: 'fg.muted' });

/** The most pairs that are shown at once: the others follow when these are decided, or by another filter. */
const mostShown = 200;

type Filter = 'UNDECIDED' | 'ALL' | LineagePair['kind'];

interface PlacedPair {
  readonly pair: LineagePair;
  readonly place: number;
}

const isShown = ({ kind, isDecided }: LineagePair, filter: Filter): boolean => {
  if (filter === 'UNDECIDED') return !isDecided;
  return filter === 'ALL' || kind === filter;
};

/** The filters with what each would show. */
function filtersOf({ pairs, undecided }: StandardLineage): { value: Filter; label: string }[] {
  const kinds = ['UNCHANGED', 'EDITORIAL', 'RENUMBERED', 'REWORDED', 'SPLIT', 'MERGED', 'NEW', 'WITHDRAWN'] as const;
  const ofKinds = kinds.map((value) => ({ value, count: pairs.filter(({ kind }) => kind === value).length }));
  return [
    { value: 'UNDECIDED', label: `To be decided, ${formatNumber(undecided)}` },
    { value: 'ALL', label: `All, ${formatNumber(pairs.length)}` },
    ...ofKinds
      .filter(({ count }) => count > 0)
      .map(({ value, count }) => ({ value, label: `${lineageKindLabels[value]}, ${formatNumber(count)}` })),
  ];
}

interface LineageReviewProps {
  readonly side: CatalogueSide;
  readonly lineage: StandardLineage;
  readonly actor: LineageActor;
  readonly mayDecide: boolean;
}

/** What became of the controls, pair by pair, and the decisions about it. */
export function LineageReview({ side, lineage, actor, mayDecide }: LineageReviewProps) {
  const [filter, setFilter] = useState<Filter>(lineage.undecided > 0 ? 'UNDECIDED' : 'ALL');
  const [changed, setChanged] = useState<LineagePair | null>(null);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isFinal = useSelector(actor, ({ context }) => context.lineage?.isFinal !== false);
  const busy = useSelector(actor, (snapshot) => snapshot.matches('deciding'));
  // What was chosen stays until it is stored.
  useNotices<LineageReviewNotice>(actor, ({ type }) => {
    if (type === 'pairs.decided') setChanged(null);
  });
  const shown = lineage.pairs
    .map((pair, place): PlacedPair => ({ pair, place }))
    .filter(({ pair }) => isShown(pair, filter));
  const isOpen = mayDecide && !isFinal;
  if (changed !== null)
    return (
      <div className={stack}>
        {failure !== null && <Banner tone="danger">{failure.message}</Banner>}
        <ChangePair
          lineage={lineage}
          pair={changed}
          busy={busy}
          onSave={(change) => actor.send({ type: 'changed', change })}
          onCancel={() => setChanged(null)}
        />
      </div>
    );
  return (
    <div className={stack}>
      {failure !== null && <Banner tone="danger">{failure.message}</Banner>}
      <Select
        label="Show"
        options={filtersOf(lineage)}
        value={filter}
        onValueChange={(value) => setFilter(value ?? 'ALL')}
      />
      {isOpen && shown.length > 0 && <DecisionBar actor={actor} shown={shown} />}
      {shown.length === 0 ? (
        <p className={note}>{filter === 'UNDECIDED' ? 'Everything is decided.' : 'No controls.'}</p>
      ) : (
        <PairList
          side={side}
          lineage={lineage}
          actor={actor}
          shown={shown}
          onChange={isOpen ? setChanged : undefined}
        />
      )}
      {shown.length > mostShown && (
        <p className={note}>
          The first {mostShown} of {formatNumber(shown.length)} are shown.
        </p>
      )}
    </div>
  );
}

function DecisionBar({ actor, shown }: { readonly actor: LineageActor; readonly shown: readonly PlacedPair[] }) {
  const ticked = useSelector(actor, ({ context }) => context.ticked);
  const sure = useSelector(actor, ({ context }) => surePlaces(context).length);
  const busy = useSelector(actor, (snapshot) => snapshot.matches('deciding'));
  return (
    <div className={bar} role="toolbar" aria-label="Decisions">
      <Checkbox
        checked={ticked.length > 0}
        onCheckedChange={() => actor.send({ type: 'pairs.toggled', places: shown.map(({ place }) => place) })}
      >
        {ticked.length > 0 ? `${ticked.length} selected` : 'Select all'}
      </Checkbox>
      {sure > 0 && (
        <Button size="sm" disabled={busy} onClick={() => actor.send({ type: 'sure.ticked' })}>
          Select {countOf(sure, 'sure one')}
        </Button>
      )}
      <Button
        size="sm"
        variant="primary"
        busy={busy}
        busyLabel="Saving..."
        disabled={ticked.length === 0}
        onClick={() => actor.send({ type: 'confirmed' })}
      >
        Confirm {countOf(ticked.length, 'pair')}
      </Button>
      <Button size="sm" disabled={busy || ticked.length === 0} onClick={() => actor.send({ type: 'rejected' })}>
        Reject {countOf(ticked.length, 'pair')}
      </Button>
    </div>
  );
}

interface PairListProps extends Omit<LineageReviewProps, 'mayDecide'> {
  readonly shown: readonly PlacedPair[];
  readonly onChange: ((pair: LineagePair) => void) | undefined;
}

function PairList({ side, lineage, actor, shown, onChange }: PairListProps) {
  const ticked = useSelector(actor, ({ context }) => context.ticked);
  const versions = { side, fromVersionId: lineage.from.id, versionId: lineage.to.id };
  return (
    <ul className={list} aria-label="Controls">
      {shown.slice(0, mostShown).map(({ pair, place }) => (
        <PairEntry
          key={`${pair.from?.code ?? ''} ${pair.to.map(({ code }) => code).join(' ')}`}
          pair={pair}
          versions={versions}
          isUndecided={!pair.isDecided}
          tick={
            onChange && {
              isTicked: ticked.includes(place),
              onToggle: () => actor.send({ type: 'pair.toggled', place }),
            }
          }
          onChange={onChange && (() => onChange(pair))}
        />
      ))}
    </ul>
  );
}
