import { useQuery } from '@tanstack/react-query';

import { inconsistenciesOf } from '#domain/risk/consistency.ts';
import { planTotals } from '#domain/risk/treatment-plan.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { controlParts } from '#src/api/risk/risk-controls.ts';
import type { Risk } from '#src/api/risk/risks.ts';
import { actionParts } from '#src/api/risk/treatment-actions.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { css } from '#styled/css/index.js';

import { ratingFor, type MatrixScale } from './rating.ts';
import type { RiskDraft } from './risk-kind.ts';

interface InconsistenciesProps {
  readonly risk: Risk | null;
  readonly draft: RiskDraft;
  readonly scale: MatrixScale;
}

const list = css({ display: 'grid', gap: '4' });

/** What does not fit together in a risk as it is being edited. */
export function Inconsistencies({ risk, draft, scale }: InconsistenciesProps) {
  const api = useApi();
  const planned = useQuery({ ...actionParts.query(api, risk?.id ?? ''), enabled: risk !== null });
  const listed = useQuery({ ...controlParts.query(api, risk?.id ?? ''), enabled: risk !== null });
  // A new risk has no actions and controls; those of a stored one are not yet known.
  if (risk !== null && (planned.data === undefined || listed.data === undefined)) return null;
  const { actions, completed } = planTotals(planned.data ?? []);
  const scoreOf = (stage: 'inherent' | 'current' | 'residual') => ratingFor(draft[stage], scale).score;
  const found = inconsistenciesOf({
    ...draft,
    scores: { inherent: scoreOf('inherent'), current: scoreOf('current'), residual: scoreOf('residual') },
    plan: draft.treatmentPlan,
    actions: { planned: actions, completed },
    controls: listed.data ?? [],
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
