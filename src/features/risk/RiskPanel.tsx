import { useState } from 'react';

import { riskImpacts, riskLikelihoods, riskRatings } from '#src/api/risk/risk-lookups.ts';
import type { Risk } from '#src/api/risk/risks.ts';
import type { RecordPanelProps } from '#src/registers/OpenRecord.tsx';
import { RecordScreen } from '#src/registers/RecordScreen.tsx';
import { riskWords } from '#src/registers/words/risk.tsx';

import { editableRisk } from './editable-risk.ts';
import { RiskForm } from './RiskForm.tsx';

/** The matrix, of which the ratings are calculated. */
const lookups = [riskLikelihoods, riskImpacts, riskRatings];

/** One risk, beside the register. */
export function RiskPanel({ id, place }: RecordPanelProps<Risk>) {
  // A decided proposal changes the stored risk: the form starts again with it.
  const [decisions, setDecisions] = useState(0);
  return (
    <RecordScreen key={decisions} kind={editableRisk} id={id} place={place} lookups={lookups} words={riskWords}>
      {(form, risk) => <RiskForm form={form} risk={risk} onDecided={() => setDecisions((count) => count + 1)} />}
    </RecordScreen>
  );
}
