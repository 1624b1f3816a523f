import type { AnyActorRef } from 'xstate';

import type { Failure } from '#machines/failure.ts';

/** A refusal as actors reject with it. */
export const refusal = (code: string, message = `Refused: ${code}`): Failure => ({ code, message, fieldErrors: {} });

/** What a machine has told so far. */
export function listenTo<Notice>(actor: Pick<AnyActorRef, 'on'>): Notice[] {
  const notices: Notice[] = [];
  actor.on('*', (notice: Notice) => void notices.push(notice));
  return notices;
}
