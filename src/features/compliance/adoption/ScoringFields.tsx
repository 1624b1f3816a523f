import { useQuery } from '@tanstack/react-query';

import { scoringMethodLabels } from '#domain/words/own-control.ts';
import { maturityModelsQuery } from '#src/api/compliance/adopted-standards.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { choicesOf } from '#src/components/fields/choices.ts';
import { Select } from '#src/ui/form/Select.tsx';

export type ScoringChoices = Pick<Schemas['AdoptionInput'], 'method' | 'maturityModelId' | 'targetMaturity'>;

interface ScoringFieldsProps {
  readonly choices: ScoringChoices;
  readonly errorOf?: (field: keyof ScoringChoices) => string | undefined;
  readonly onChange: (changes: Partial<ScoringChoices>) => void;
}

const noError = () => undefined;

/** Method of scoring, maturity model and target. */
export function ScoringFields({ choices, errorOf = noError, onChange }: ScoringFieldsProps) {
  const { data: models = [] } = useQuery(maturityModelsQuery(useApi()));
  const model = models.find(({ id }) => id === choices.maturityModelId);
  return (
    <>
      <Select
        label="Method of scoring"
        options={choicesOf(scoringMethodLabels)}
        value={choices.method}
        error={errorOf('method')}
        onValueChange={(method) => method !== null && onChange({ method })}
      />
      <Select
        label="Maturity model"
        deselectable
        placeholder="None"
        options={models.map(({ id, title }) => ({ value: id, label: title }))}
        value={choices.maturityModelId}
        error={errorOf('maturityModelId')}
        onValueChange={(maturityModelId) => onChange({ maturityModelId, targetMaturity: null })}
      />
      {model !== undefined && (
        <Select
          label="Target maturity"
          deselectable
          placeholder="None"
          options={model.levels.map(({ level, name }) => ({ value: `${level}`, label: `${level} ${name}` }))}
          value={choices.targetMaturity === null ? null : `${choices.targetMaturity}`}
          error={errorOf('targetMaturity')}
          onValueChange={(level) => onChange({ targetMaturity: level === null ? null : Number(level) })}
        />
      )}
    </>
  );
}
