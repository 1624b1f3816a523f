import { inconsistenciesOf } from '#domain/risk-consistency.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { css } from '#styled/css/index.js';

import { ratingFor, type MatrixScale } from './rating.ts';
import type { RiskDraft } from './risk-kind.ts';

interface InconsistenciesProps {
  readonly draft: RiskDraft;
  readonly scale: MatrixScale;
}

const list = css({ display: 'grid', gap: '4' });

/** What does not fit together in a risk as it is being edited. */
export function Inconsistencies({ draft, scale }: InconsistenciesProps) {
  const scoreOf = (stage: 'inherent' | 'current' | 'residual') => ratingFor(draft[stage], scale).score;
  const found = inconsistenciesOf({
    ...draft,
    scores: { inherent: scoreOf('inherent'), current: scoreOf('current'), residual: scoreOf('residual') },
    plan: draft.treatmentPlan,
  });
  if (found.length === 0) return null;
  return (
    <Banner tone="warning" title="Please check">
      <ul className={list}>
        {found.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Banner>
  );
}
