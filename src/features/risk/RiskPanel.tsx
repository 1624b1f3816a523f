import { useQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/ApiProvider.tsx';
import { riskChoicesQuery, type Risk } from '#src/api/risks.ts';
import type { RecordPanelProps } from '#src/registers/OpenRecord.tsx';
import { RecordScreen } from '#src/registers/RecordScreen.tsx';

import { choicesFor } from './rating.ts';
import { riskKind } from './risk-kind.ts';
import { riskWords } from './risk-words.tsx';
import { RiskForm } from './RiskForm.tsx';

/** One risk, beside the register. */
export function RiskPanel({ id, place }: RecordPanelProps<Risk>) {
  const choices = useQuery(riskChoicesQuery(useApi()));
  return (
    <RecordScreen kind={riskKind} id={id} place={place} choices={choices} words={riskWords}>
      {(form, offered, risk) => <RiskForm form={form} choices={choicesFor(offered, risk)} risk={risk} />}
    </RecordScreen>
  );
}
