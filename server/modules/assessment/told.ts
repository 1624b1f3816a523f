import { tell, type LockedRecord } from '#server/modules/record/index.ts';

/** Notifies people of a step. */
export const tellOf = (
  entity: Pick<LockedRecord, 'id' | 'ref' | 'title'>,
  told: {
    readonly recipients: readonly (string | null)[];
    readonly title: string;
    readonly describe: (what: string) => string;
    /** Whether the recipients are asked to do something. */
    readonly isAsked?: boolean;
  },
) => {
  const { isAsked = false, ...notice } = told;
  const kind = isAsked ? 'reviewRequested' : 'assessmentStep';
  return tell([{ kind, entityType: 'serviceProviderAssessment', entity, ...notice }]);
};

/** What approvers are told whose decision it is now. */
export const askedToDecide = (recipients: readonly (string | null)[]) => ({
  recipients,
  isAsked: true,
  title: 'Approval of an assessment requested',
  describe: (what: string) => `The review of ${what} is complete. Approve or reject it.`,
});

/** What people are told who become approvers before there is anything to decide. */
export const willDecide = (recipients: readonly (string | null)[]) => ({
  recipients,
  isAsked: true,
  title: 'You are the approver of an assessment',
  describe: (what: string) => `You decide on ${what} once its review is complete.`,
});
