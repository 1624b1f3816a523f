import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';

import { standardName } from '#domain/compliance/standard-name.ts';
import { isAllDecided } from '#machines/lineage-review/lineage-review.machine.ts';
import { lineageCalls, lineageQuery, type StandardLineage } from '#src/api/compliance/lineage.ts';
import { standardVersionsQuery, type CatalogueSide, type StandardVersion } from '#src/api/compliance/standards.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';

import { LineageReview } from './LineageReview.tsx';
import { useLineageReview } from './useLineageReview.ts';

export interface OfVersion {
  readonly side: CatalogueSide;
  readonly version: StandardVersion;
  readonly mayDecide: boolean;
  readonly onClose: () => void;
}

const titleOf = ({ title, number }: StandardVersion): string =>
  `What became of the controls in ${standardName({ title, number })}`;

/** A version's comparison with a former one, in its dialog. The dialog stays the same element while what it shows arrives. */
export function LineageContent(props: OfVersion) {
  const { side, version, onClose } = props;
  const { data, error, refetch } = useQuery(lineageQuery(useApi(), side, version.id));
  return (
    <Dialog.Content title={titleOf(version)} footer={<Button onClick={onClose}>Close</Button>}>
      {data === null ? (
        <NotCompared {...props} />
      ) : data !== undefined ? (
        <Reviewed {...props} lineage={data} />
      ) : error === null ? (
        <LoadingRows />
      ) : (
        <LoadFailed what="comparison" error={error} onRetry={() => void refetch()} />
      )}
    </Dialog.Content>
  );
}

function Reviewed({ side, mayDecide, lineage }: OfVersion & { readonly lineage: StandardLineage }) {
  const actor = useLineageReview(side, lineage);
  const isDecided = useSelector(actor, ({ context }) => isAllDecided(context) && context.lineage?.isFinal === false);
  const busy = useSelector(actor, (snapshot) => snapshot.matches('deciding'));
  const { confirmedAt, from, to } = lineage;
  return (
    <>
      <p>Compared with {from.number}. Those who have adopted the standard upgrade along what is decided here.</p>
      {confirmedAt !== null && (
        <Banner tone="success">
          {to.status === 'DRAFT' ? 'Reviewed. It can still be changed until the version is published.' : 'Reviewed.'}
        </Banner>
      )}
      <LineageReview side={side} lineage={lineage} actor={actor} mayDecide={mayDecide} />
      {mayDecide && isDecided && confirmedAt === null && (
        <div>
          <Button
            variant="primary"
            busy={busy}
            busyLabel="Finishing..."
            onClick={() => actor.send({ type: 'finished' })}
          >
            Finish review
          </Button>
        </div>
      )}
    </>
  );
}

/** Compares the version with a former one of the same standard. */
function NotCompared({ side, version, mayDecide }: OfVersion) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data = [] } = useQuery(standardVersionsQuery(api, side));
  const former = data.filter(
    ({ standardId, id, status }) => standardId === version.standardId && id !== version.id && status !== 'DRAFT',
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const fromVersionId = chosen ?? former.at(-1)?.id ?? null;
  const comparing = useMutation({
    mutationFn: (fromId: string) =>
      lineageCalls(api, side).compare({ path: { id: version.id }, body: { fromVersionId: fromId } }),
    onSuccess: (lineage) => queryClient.setQueryData(lineageQuery(api, side, version.id).queryKey, lineage),
    onError: ({ message }) => toast.error('The versions were not compared', message || texts.errors.fallback),
  });
  if (!mayDecide || fromVersionId === null)
    return (
      <EmptyState title="Not compared yet">
        {former.length === 0
          ? 'The standard has no other published version to compare it with.'
          : 'What became of the controls of the former version has not been reviewed yet.'}
      </EmptyState>
    );
  return (
    <>
      <Select
        label="Compare with"
        options={former.map(({ id, number }) => ({ value: id, label: number }))}
        value={fromVersionId}
        onValueChange={setChosen}
      />
      <div>
        <Button
          variant="primary"
          busy={comparing.isPending}
          busyLabel="Comparing..."
          onClick={() => comparing.mutate(fromVersionId)}
        >
          Compare versions
        </Button>
      </div>
    </>
  );
}
