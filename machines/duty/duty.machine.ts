import { problemsOfRecording, type DutyRecording } from '#domain/incident/duties/recording.ts';

import { createStepDialogMachine } from '../step-dialog/step-dialog.machine.ts';

/** What the dialog of a duty asks for; each response uses some of it. */
export interface DutyDraft extends DutyRecording {
  /** The version of the incident that the person sees. */
  readonly version: number;
  /** When the organisation became aware, as the person sees it. */
  readonly awareAt: string | null;
  readonly step: string;
  /** Regime and step in words. */
  readonly name: string;
  readonly entryId: string | null;
  readonly reference: string;
  readonly proofId: string | null;
}

/** What was typed for a response is kept for the same response to the same step, with what is now to be seen. */
const carriedOver = (kept: DutyDraft, requested: DutyDraft): DutyDraft => {
  const of = ({ response, regime, step, entryId }: DutyDraft) => [response, regime, step, entryId].join(' ');
  if (of(kept) !== of(requested)) return requested;
  const { version, awareAt, name } = requested;
  return { ...kept, version, awareAt, name };
};

/**
 * Puts an incident under a regime or takes it off one, and records of a step that it was given, that progress was reported, or that it
 * is not required; corrects and retracts what was recorded. What a person sees is wrong is said before anything is sent. Nobody records
 * on what they have not read.
 * @param now milliseconds since 1970
 */
export const createDutyMachine = (now: () => number = Date.now) =>
  createStepDialogMachine<DutyDraft>({
    carriedOver,
    mistakesIn: (draft) =>
      Object.fromEntries(
        problemsOfRecording(draft, { awareAt: draft.awareAt, now: now() }).map(({ field, message }) => [
          field,
          message,
        ]),
      ),
  });
