import type { RiskHeatMap } from '#src/api/risk/risk-scores.ts';
import { formatDay } from '#src/components/format.ts';
import { counted } from '#src/components/words.ts';
import { css } from '#styled/css/index.js';

const place = css({ paddingInline: { base: '16', md: '20' }, textStyle: 'xs' });
const title = css({ fontWeight: 'medium' });
const list = css({ listStyle: 'none', color: 'fg.muted', columns: { md: '2' } });

const risks = { one: 'risk', many: 'risks' };

/** The arrows of a heat map in words. */
export function Moves({ map: { likelihoods, impacts, moves }, since }: { map: RiskHeatMap; since: string }) {
  const nameOf = ({ likelihoodId, impactId }: RiskHeatMap['moves'][number]['from']) =>
    [likelihoods.find(({ id }) => id === likelihoodId), impacts.find(({ id }) => id === impactId)]
      .map((step) => step?.name)
      .join(' × ');
  if (moves.length === 0) return <p className={place}>No assessed risk has moved since {formatDay(since)}.</p>;
  return (
    <div className={place}>
      <p className={title}>Moved since {formatDay(since)}</p>
      <ul className={list}>
        {moves.map(({ from, to, count }) => (
          <li key={`${nameOf(from)} ${nameOf(to)}`}>
            {counted(count, risks)}: {nameOf(from)} → {nameOf(to)}
          </li>
        ))}
      </ul>
    </div>
  );
}
