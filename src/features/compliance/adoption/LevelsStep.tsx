import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';

import { catalogueQuery } from '#src/api/compliance/adopted-standards.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';

import { LevelsFields } from './LevelsFields.tsx';
import { ParameterFields } from './ParameterFields.tsx';
import type { AdoptionActor } from './useAdoptionActor.ts';

/** The second step: which levels of the standard apply, and what its texts leave to the organisation. */
export function LevelsStep({ actor }: { readonly actor: AdoptionActor }) {
  const { draft, failure } = useSelector(actor, ({ context }) => context);
  const { data, error, refetch } = useQuery(catalogueQuery(useApi(), draft.versionId ?? ''));
  if (data === undefined)
    return error ? <LoadFailed what="levels" error={error} onRetry={() => void refetch()} /> : <LoadingRows rows={3} />;
  const change = (changes: Partial<typeof draft>) => actor.send({ type: 'draft.changed', changes });
  return (
    <>
      <LevelsFields
        catalogue={data}
        levels={draft.levels}
        error={failure?.fieldErrors['levels']}
        onChange={(levels) => change({ levels })}
      />
      <ParameterFields
        catalogue={data}
        levels={draft.levels}
        values={draft.parameters}
        onChange={(parameters) => change({ parameters })}
      />
    </>
  );
}
