import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import {
  mappingReviewMachine,
  type MappingReviewNotice,
  type ReviewedLink,
} from '#machines/mapping-review/mapping-review.machine.ts';
import { decideLinks } from '#src/actors/compliance.ts';
import type { LinkToReview } from '#src/api/compliance/mapping-review.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { countOf } from '#src/components/format.ts';
import { useNotices } from '#src/components/useNotices.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type ReviewActor = ActorRefFrom<typeof mappingReviewMachine>;

export const keyOf = ({ ownControl, positionId }: LinkToReview): string => `${ownControl.id} ${positionId}`;

const reviewed = (link: LinkToReview): ReviewedLink => ({
  key: keyOf(link),
  ownControlId: link.ownControl.id,
  positionId: link.positionId,
  relation: link.relation,
});

/** The machine of the review of links, with its service and the queue. */
export function useReviewActor(links: readonly LinkToReview[]): ReviewActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() => mappingReviewMachine.provide({ actors: { decide: decideLinks(api, queryClient) } }));
  const actor = useActorRef(machine);
  useEffect(() => actor.send({ type: 'queue.shown', queue: links.map(reviewed) }), [actor, links]);
  useNotices<MappingReviewNotice>(actor, ({ count, accept }) =>
    toast.success(`${countOf(count, 'link')} ${accept ? 'accepted' : 'rejected'}`),
  );
  return actor;
}
