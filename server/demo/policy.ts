import type { Schemas } from '#server/contract/types.ts';
import type { defaultPolicyFrequencies } from '#server/modules/organisation/index.ts';

/** A version of a policy, and how far it got. */
export interface DemoPolicyVersion {
  /** For versions after the first. */
  readonly size?: Schemas['PolicyChangeSize'];
  readonly changeLog: string;
  /** What differs from the usual values of the starter policy. */
  readonly values?: Readonly<Record<string, string>>;
  /** In review, the first reviewer has given a verdict and the others have not. */
  readonly reached: 'DRAFT' | 'REVIEW' | 'REJECTED' | 'APPROVED';
  /** Of the decision. */
  readonly reason?: string;
  /** The first version, which was in force before the policy came to Attest: people have acknowledged it since. */
  readonly before?: { readonly approvedBy: string; readonly inForceDaysAgo: number };
  /** In how many days it comes into force once it is approved; at once by default. */
  readonly comesInDays?: number;
  /** On a passage of it, by a reviewer, and what its owner answered. */
  readonly remark?: DemoRemark;
}

export interface DemoRemark {
  readonly quote: string;
  readonly text: string;
  readonly answer: string;
}

/** A policy made from a starter policy; people by the local part of a member's address. */
export interface DemoPolicy {
  readonly template: Schemas['PolicyTemplateId'];
  /** Its author and owner. */
  readonly owner: string;
  /** Someone other than the owner and the author of the demo's records: nobody approves what they wrote. */
  readonly approver: string;
  readonly reviewers?: readonly string[];
  readonly department: string;
  readonly frequency: (typeof defaultPolicyFrequencies)[number]['name'];
  readonly classification?: Schemas['PolicyClassification'];
  /** Titles of the risks that it treats. */
  readonly risks?: readonly string[];
  /** Instead of the day by its frequency. */
  readonly reviewInDays?: number;
  readonly versions: readonly DemoPolicyVersion[];
}
