import type { OrganisationContext, Schemas } from '#server/contract/types.ts';

import { endedOccurrence, reopenOccurrence } from './occurrences.ts';
import { takeBackEvidence } from './period-evidence.ts';

type Task = Schemas['Task'];

/** Takes an occurrence that has ended up again, with its files. @returns what the task is from now on; nothing if it has not ended */
export async function takeUpAgain(context: OrganisationContext, before: Task, number: number) {
  const ended = await endedOccurrence(before.id, number);
  if (ended === undefined) return {};
  if (ended.evidenceId !== null) await takeBackEvidence(context, before, ended.evidenceId);
  return reopenOccurrence(context, before, ended);
}
