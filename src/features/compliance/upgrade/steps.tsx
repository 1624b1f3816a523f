import type { LineagePair, StandardLineage, UpgradeOffer } from '#src/api/compliance/lineage.ts';
import { countOf } from '#src/components/format.ts';
import { PairEntry } from '#src/registers/standard-import/lineage/PairEntry.tsx';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css/index.js';

const stack = css({ display: 'grid', gap: '12' });
const list = css({ margin: '0', padding: '0', listStyle: 'none' });
const note = css({ margin: '0', color: 'fg.muted', maxWidth: '[70ch]' });

/** Pairs of controls that the organisation has or gets, by the step in which they are read. */
export interface UpgradePairs {
  readonly kept: readonly LineagePair[];
  /** Those that changed most come first. */
  readonly reworded: readonly LineagePair[];
  readonly replaced: readonly LineagePair[];
  readonly added: readonly LineagePair[];
  readonly withdrawn: readonly LineagePair[];
}

/** What of a lineage concerns an adopted standard, with the chosen levels of its newer version. */
export function pairsOf(
  { inUse, assessed }: Pick<UpgradeOffer, 'assessed' | 'inUse'>,
  { pairs }: Pick<StandardLineage, 'pairs'>,
  levels: readonly string[],
): UpgradePairs {
  const used = new Set(inUse);
  const gets = new Set(
    assessed.flatMap((one) =>
      levels.length === 0 || one.levels.some((level) => levels.includes(level)) ? [one.code] : [],
    ),
  );
  const isOwn = ({ from }: LineagePair) => from !== null && used.has(from.code);
  const own = pairs.filter(isOwn);
  const isReached = ({ to }: LineagePair) => to.some(({ code }) => gets.has(code));
  const of = (...kinds: readonly LineagePair['kind'][]) =>
    own.filter((pair) => kinds.includes(pair.kind) && isReached(pair));
  const present = pairs.filter(({ kind }) => kind !== 'WITHDRAWN');
  const reached = new Set(present.filter(isOwn).flatMap(({ to }) => to.map(({ code }) => code)));
  return {
    kept: of('UNCHANGED', 'EDITORIAL', 'RENUMBERED'),
    reworded: of('REWORDED').toSorted((one, other) => (one.similarity ?? 0) - (other.similarity ?? 0)),
    replaced: of('SPLIT', 'MERGED'),
    // New in the newer version, or by the chosen levels.
    added: present.filter(({ to }) => to.some(({ code }) => gets.has(code) && !reached.has(code))),
    // Withdrawn, or in none of the chosen levels.
    withdrawn: own.filter((pair) => pair.kind === 'WITHDRAWN' || !isReached(pair)),
  };
}

interface PairListProps {
  readonly lineage: StandardLineage;
  readonly pairs: readonly LineagePair[];
  /** What they have in common. */
  readonly children: string;
}

const versionsOf = ({ from, to }: StandardLineage) =>
  ({ side: 'ORGANISATION', fromVersionId: from.id, versionId: to.id }) as const;

const keyOf = ({ from, to }: LineagePair): string => `${from?.code ?? ''} ${to.map(({ code }) => code).join(' ')}`;

/** Controls of one step, to be read. */
export const PairList = ({ lineage, pairs, children }: PairListProps) => (
  <div className={stack}>
    <p className={note}>{pairs.length === 0 ? 'There are none: go on.' : children}</p>
    {pairs.length > 0 && (
      <ul className={list} aria-label="Controls">
        {pairs.map((pair) => (
          <PairEntry key={keyOf(pair)} pair={pair} versions={versionsOf(lineage)} />
        ))}
      </ul>
    )}
  </div>
);

/** The code of a reworded control in the newer version. */
export const codeOf = ({ to }: LineagePair): string => to[0]?.code ?? '';

interface RewordedListProps extends Omit<PairListProps, 'children'> {
  readonly confirmed: readonly string[];
  readonly onToggle: (code: string) => void;
  readonly onToggleAll: (codes: readonly string[]) => void;
}

/** Reworded controls with their words, to be confirmed one by one or together. */
export function RewordedList({ lineage, pairs, confirmed, onToggle, onToggleAll }: RewordedListProps) {
  const codes = pairs.map(codeOf);
  const isAll = codes.every((code) => confirmed.includes(code));
  if (pairs.length === 0)
    return (
      <PairList lineage={lineage} pairs={pairs}>
        {''}
      </PairList>
    );
  return (
    <div className={stack}>
      <p className={note}>
        Confirm those for which your answers still hold. The others keep their answers, wait for confirmation and count
        with little confidence until then.
      </p>
      <div>
        <Button size="sm" onClick={() => onToggleAll(codes)}>
          {isAll ? 'Confirm none' : `Confirm all ${countOf(codes.length, 'control')}`}
        </Button>
      </div>
      <ul className={list} aria-label="Reworded controls">
        {pairs.map((pair) => (
          <PairEntry
            key={keyOf(pair)}
            pair={pair}
            versions={versionsOf(lineage)}
            tickVerb="Confirm"
            tick={{ isTicked: confirmed.includes(codeOf(pair)), onToggle: () => onToggle(codeOf(pair)) }}
          />
        ))}
      </ul>
    </div>
  );
}
