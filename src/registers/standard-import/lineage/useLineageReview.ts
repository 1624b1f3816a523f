import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { lineageReviewMachine, type LineageReviewNotice } from '#machines/lineage-review/lineage-review.machine.ts';
import { decideLineage, reviewedLineage } from '#src/actors/standard-upgrade.ts';
import type { StandardLineage } from '#src/api/compliance/lineage.ts';
import type { CatalogueSide } from '#src/api/compliance/standards.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { countOf } from '#src/components/format.ts';
import { useNotices } from '#src/components/useNotices.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type LineageActor = ActorRefFrom<typeof lineageReviewMachine>;

/** The machine of the review of a lineage, with its service and what is shown. */
export function useLineageReview(side: CatalogueSide, lineage: StandardLineage): LineageActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    lineageReviewMachine.provide({
      actors: { decide: decideLineage(api, queryClient, { side, versionId: lineage.to.id }) },
    }),
  );
  const actor = useActorRef(machine);
  useEffect(() => actor.send({ type: 'lineage.shown', lineage: reviewedLineage(lineage) }), [actor, lineage]);
  useNotices<LineageReviewNotice>(actor, (notice) => {
    switch (notice.type) {
      case 'pairs.decided':
        toast.success(`${countOf(notice.count, 'pair')} decided`);
        break;
      case 'review.finished':
        toast.success('Review finished', `${lineage.from.number} to ${lineage.to.number}`);
        break;
    }
  });
  return actor;
}
