import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';

import { standardName } from '#domain/compliance/standard-name.ts';
import { adoptableQuery, type StandardVersion } from '#src/api/compliance/adopted-standards.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { countOf } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';
import { css } from '#styled/css/index.js';

import type { AdoptionActor } from './useAdoptionActor.ts';

const note = css({ margin: '0', color: 'fg.muted' });

const labelOf = ({ title, number, publisher, assessedCount, isOwn }: StandardVersion): string =>
  [standardName({ title, number }), publisher, countOf(assessedCount, 'control'), ...(isOwn ? ['our own copy'] : [])]
    .filter((text) => text !== '')
    .join(', ');

/** The first step: the standard and its version. */
export function StandardStep({ actor }: { readonly actor: AdoptionActor }) {
  const { data, error, refetch } = useQuery(adoptableQuery(useApi()));
  const { draft, failure } = useSelector(actor, ({ context }) => context);
  if (data === undefined)
    return error ? (
      <LoadFailed what="standards" error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingRows rows={3} />
    );
  if (data.length === 0)
    return <p className={note}>There is no standard to adopt. Import your own copy of one first.</p>;
  return (
    <RadioGroup
      label="Standard and version"
      required
      options={data.map((version) => ({ value: version.id, label: labelOf(version) }))}
      value={draft.versionId ?? ''}
      error={failure?.fieldErrors?.['versionId']}
      onValueChange={(versionId) => actor.send({ type: 'draft.changed', changes: { versionId } })}
    />
  );
}
