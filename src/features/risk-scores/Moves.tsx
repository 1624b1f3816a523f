import type { RiskHeatMap } from '#src/api/risk/risk-scores.ts';
import { formatDay, formatNumber } from '#src/components/format.ts';
import { counted } from '#src/components/words.ts';
import { css } from '#styled/css/index.js';

const place = css({ paddingInline: { base: '16', md: '20' }, paddingBlockEnd: '8', textStyle: 'xs' });
const heading = css({ fontWeight: 'medium' });
const list = css({ listStyle: 'none', color: 'fg.muted', columns: { md: '2' } });
const entry = css({ breakInside: 'avoid', overflowWrap: 'anywhere' });

type Move = RiskHeatMap['moves'][number];

const risks = { one: 'risk', many: 'risks' };

/** `R-0001`, or `3 risks (R-0001, R-0002, R-0003)`; the first few are named. */
function whichOf({ count, risks: some }: Move): string {
  const refs = some.map(({ ref }) => ref);
  if (count === 1 && refs[0] !== undefined) return refs[0];
  const rest = count > refs.length ? ', …' : '';
  return refs.length === 0 ? counted(count, risks) : `${counted(count, risks)} (${refs.join(', ')}${rest})`;
}

const placeOf = ({ likelihood, impact, score }: Move['from']) => `${likelihood} × ${impact} ${formatNumber(score)}`;

interface MovesProps {
  /** The day at whose end the risks were where they moved from. */
  readonly since: string;
  readonly moves: readonly Move[];
  /** Whether to say that nothing has moved. */
  readonly isAlone?: boolean;
}

/** The arrows of a heat map in words, those between two matrices too. */
export function Moves({ since, moves, isAlone = false }: MovesProps) {
  if (moves.length === 0)
    return isAlone && <p className={place}>No assessed risk has moved since {formatDay(since)}.</p>;
  return (
    <div className={place}>
      <p className={heading}>Moved since {formatDay(since)}</p>
      <ul className={list}>
        {moves.map((move) => (
          <li key={`${placeOf(move.from)} ${placeOf(move.to)} ${move.byMatrix}`} className={entry}>
            {whichOf(move)}: {placeOf(move.from)} → {placeOf(move.to)}
            {move.byMatrix && ' (matrix)'}
          </li>
        ))}
      </ul>
    </div>
  );
}
