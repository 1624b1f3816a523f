import type { Words } from '#server/modules/lifecycle/index.ts';
import { tell, type LockedRecord } from '#server/modules/record/index.ts';

/** Notifies people of what is no step of an assessment; steps are told by its lifecycle. */
export const tellOf = (
  entity: Pick<LockedRecord, 'id' | 'ref' | 'title'>,
  told: Words & {
    readonly recipients: readonly (string | null)[];
    /** Whether the recipients are asked to do something. */
    readonly isAsked?: boolean;
  },
) => {
  const { isAsked = false, ...notice } = told;
  const kind = isAsked ? 'reviewRequested' : 'assessmentStep';
  return tell([{ kind, entityType: 'serviceProviderAssessment', entity, ...notice }]);
};

/** What approvers are told whose decision it is now. */
export const askedToDecide: Words = {
  title: 'Approval of an assessment requested',
  describe: (what) => `The review of ${what} is complete. Approve or reject it.`,
};

/** What people are told who become approvers before there is anything to decide. */
export const willDecide: Words = {
  title: 'You are the approver of an assessment',
  describe: (what) => `You decide on ${what} once its review is complete.`,
};
