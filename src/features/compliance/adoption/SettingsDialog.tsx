import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { failing } from '#src/actors/failure.ts';
import { adoptedStandards, catalogueQuery, type AdoptedStandard } from '#src/api/compliance/adopted-standards.ts';
import { refreshCompliance } from '#src/api/compliance/positions.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';

import { LevelsFields } from './LevelsFields.tsx';
import { ParameterFields } from './ParameterFields.tsx';
import { ScoringFields } from './ScoringFields.tsx';

/** What was decided about an adopted standard, as it is being changed. */
export type SettingsDraft = Pick<
  AdoptedStandard,
  | 'id'
  | 'version'
  | 'standard'
  | 'levels'
  | 'maturityModelId'
  | 'targetMaturity'
  | 'method'
  | 'parameters'
  | 'modelReadsText'
>;

/** The machine of the dialog of an adopted standard's settings. @param mayAllowModel whether the person decides what a language model reads */
export function useSettingsDialog(mayAllowModel: boolean): StepDialogActor<SettingsDraft> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog<SettingsDraft>(
    () =>
      fromPromise<void, StepInput<SettingsDraft>>(({ input: { draft } }) =>
        failing(async () => {
          const { id, standard, version, levels, maturityModelId, targetMaturity, method, parameters } = draft;
          const allowed = mayAllowModel && standard.isOwn ? { modelReadsText: draft.modelReadsText } : {};
          const body = { version, levels, maturityModelId, targetMaturity, method, parameters, ...allowed };
          await adoptedStandards(api).change({ path: { id }, body });
        }).finally(() => void refreshCompliance(queryClient)),
      ),
    ({ standard }) => toast.success('Updated successfully', standard.title),
  );
}

interface SettingsDialogProps {
  readonly actor: StepDialogActor<SettingsDraft>;
  readonly mayAllowModel: boolean;
}

/** Levels, parameters and scoring of an adopted standard, as they were chosen when it was adopted. */
export const SettingsDialog = ({ actor, mayAllowModel }: SettingsDialogProps) => (
  <StepDialog
    actor={actor}
    words={({ standard }) => ({
      title: `Settings of ${standard.title}`,
      confirmLabel: 'Save settings',
      description: 'Controls of a level that you leave are archived with their answers, and come back with it.',
    })}
  >
    {({ draft, change, errorOf }) => (
      <>
        <ScoringFields
          choices={draft}
          errorOf={errorOf}
          onChange={({ method = draft.method, ...maturity }) => {
            change('method', method);
            if (maturity.maturityModelId !== undefined) change('maturityModelId', maturity.maturityModelId);
            if (maturity.targetMaturity !== undefined) change('targetMaturity', maturity.targetMaturity);
          }}
        />
        {draft.standard.isOwn && (
          <Checkbox
            checked={draft.modelReadsText}
            disabled={!mayAllowModel}
            onCheckedChange={(checked) => change('modelReadsText', checked)}
          >
            A language model may read titles and texts of this licensed copy
          </Checkbox>
        )}
        <OfVersion
          draft={draft}
          error={errorOf('levels')}
          onLevels={(levels) => change('levels', levels)}
          onParameters={(parameters) => change('parameters', parameters)}
        />
      </>
    )}
  </StepDialog>
);

interface OfVersionProps {
  readonly draft: SettingsDraft;
  readonly error: string | undefined;
  readonly onLevels: (levels: string[]) => void;
  readonly onParameters: (parameters: SettingsDraft['parameters']) => void;
}

function OfVersion({ draft, error: mistake, onLevels, onParameters }: OfVersionProps) {
  const { data, error, refetch } = useQuery(catalogueQuery(useApi(), draft.standard.id));
  if (data === undefined)
    return error ? <LoadFailed what="levels" error={error} onRetry={() => void refetch()} /> : <LoadingRows />;
  return (
    <>
      <LevelsFields catalogue={data} levels={draft.levels} error={mistake} onChange={onLevels} />
      <ParameterFields catalogue={data} levels={draft.levels} values={draft.parameters} onChange={onParameters} />
    </>
  );
}
