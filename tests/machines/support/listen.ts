import type { AnyActorRef } from 'xstate';

import type { Failure } from '#machines/failure.ts';

/** A rejection in the form that actors use. */
export const refusal = (code: string, message = `Refused: ${code}`): Failure => ({ code, message, fieldErrors: {} });

/** Returns the notices that a machine has emitted so far. */
export function listenTo<Notice>(actor: Pick<AnyActorRef, 'on'>): Notice[] {
  const notices: Notice[] = [];
  actor.on('*', (notice: Notice) => void notices.push(notice));
  return notices;
}
