import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { positionQuery } from '#src/api/compliance/positions.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';

import { ApplicabilityDialog } from '../position/ApplicabilityDialog.tsx';
import { applicabilityOf, useApplicabilityActor } from '../position/usePositionSteps.ts';

/** A control that someone wants to decide on. Each request is one of its own, also of the same control. */
interface Request {
  readonly positionId: string;
  readonly count: number;
}

/** Opens the dialog about the applicability of controls, one at a time. */
export function useDecision() {
  const [request, setRequest] = useState<Request | null>(null);
  return {
    decide: (positionId: string) =>
      setRequest((former) => ({ positionId, count: former === null ? 0 : former.count + 1 })),
    dialog: request && <Decision key={request.count} positionId={request.positionId} />,
  };
}

/** Asks whether a control applies, once it is read. */
function Decision({ positionId }: Pick<Request, 'positionId'>) {
  const { data } = useQuery(positionQuery(useApi(), positionId));
  const actor = useApplicabilityActor();
  const isOpened = useRef(false);
  useEffect(() => {
    if (data === undefined || isOpened.current) return;
    isOpened.current = true;
    actor.send({ type: 'step.requested', draft: applicabilityOf(data) });
  }, [actor, data]);
  return data === undefined ? null : <ApplicabilityDialog actor={actor} position={data} />;
}
