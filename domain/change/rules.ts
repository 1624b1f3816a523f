import type { components } from '#openapi/generated/types.ts';

import { quorumProblem, voteResult, type Quorum, type VoteResult, type Votes } from './quorum.ts';
import { windowProblem } from './windows.ts';

type Schemas = components['schemas'];
type Input = Required<Schemas['ChangeRequestInput']>;
type Change = Pick<Schemas['ChangeRequest'], 'type' | 'status'>;

export interface Problem {
  readonly field: string;
  readonly message: string;
}

/** How many working days a review may take after the implementation, and the votes on an emergency change (A7). */
export const reviewWorkingDays = 5;

/** The quorum that a change is decided by; a missing number counts as none. */
export const quorumOf = ({ quorum, quorumNumber }: Pick<Input, 'quorum' | 'quorumNumber'>): Quorum =>
  quorum === 'NUMBER' ? { rule: 'NUMBER', number: quorumNumber ?? 0 } : { rule: quorum };

const fieldsOfQuorum = { seats: 'voterIds', quorum: 'quorumNumber' } as const;

const lowered = (ids: readonly string[]) => [...new Set(ids.map((id) => id.toLowerCase()))];

/** What is wrong between fields, whatever the status of the change. */
export function problemsOfChange({ plannedStart, plannedEnd }: Input): readonly Problem[] {
  if (plannedStart === null || plannedEnd === null) return [];
  const window = windowProblem({ startsAt: plannedStart, endsAt: plannedEnd });
  return window === undefined ? [] : [{ field: 'plannedEnd', message: window }];
}

/** What is wrong with who decides on a change that is submitted (A2). A standard one is not voted on. */
export function decidingProblems(input: Input, requesterId: string): readonly Problem[] {
  if (input.type === 'STANDARD') return [];
  const seats = quorumProblem(quorumOf(input), lowered(input.voterIds), requesterId.toLowerCase());
  return seats === undefined ? [] : [{ field: fieldsOfQuorum[seats.field], message: seats.message }];
}

/** What is wrong with who assesses a normal change: its requester may not, so it would wait for nobody. */
export function assessingProblems({ type, assessorId }: Input, requesterId: string): readonly Problem[] {
  const isOwn = type === 'NORMAL' && assessorId?.toLowerCase() === requesterId.toLowerCase();
  return isOwn ? [{ field: 'assessorId', message: 'The person who asks for a change does not assess it' }] : [];
}

const plans = {
  implementationPlan: 'Say how it is carried out',
  testPlan: 'Say how it is tested',
  fallbackPlan: 'Say how it is taken back if it fails',
} as const;

const planFields = ['implementationPlan', 'testPlan', 'fallbackPlan'] as const;

/** What a change still needs before it can be submitted or scheduled. @param requesterId who submits it */
export function missingToSubmit(input: Input, requesterId: string): readonly Problem[] {
  const { plannedStart, plannedEnd, implementerIds } = input;
  return [
    ...planFields.flatMap((field) => (input[field].trim() === '' ? [{ field, message: plans[field] }] : [])),
    ...(plannedStart === null ? [{ field: 'plannedStart', message: 'Choose when it starts' }] : []),
    ...(plannedEnd === null ? [{ field: 'plannedEnd', message: 'Choose when it ends' }] : []),
    ...(implementerIds.length === 0 ? [{ field: 'implementerIds', message: 'Choose who carries it out' }] : []),
    ...assessingProblems(input, requesterId),
    ...decidingProblems(input, requesterId),
  ];
}

/** What was decided on beside the time: a standard change takes it over as it is. */
const authorised = [
  'description',
  'impact',
  'outage',
  'riskLevel',
  'assetIds',
  'policyIds',
  'riskIds',
  'ownControlIds',
  ...planFields,
] as const;

/** What is decided on: a change of it is decided on again. */
export const substance = [...authorised, 'plannedStart', 'plannedEnd'] as const;

/** What a standard change has of its template: only its time, its reason and its people are its own. */
export const templateFields = ['title', ...authorised] as const;

/** Who decides, and by which rule. */
export const deciding = ['voterIds', 'quorum', 'quorumNumber'] as const;

/** What is fixed as soon as it is submitted. */
const request = ['title', 'type', 'reason', 'ownerId', 'repeatable'] as const;

type Field = keyof Input;

/** Ids are of either case, lists of them in any order, and instants of either form. */
function comparable(field: Field, value: Input[Field]): string {
  if (Array.isArray(value)) return lowered(value).toSorted().join();
  if (value === null) return '';
  if (field === 'plannedStart' || field === 'plannedEnd') return String(Date.parse(String(value)));
  return field.endsWith('Id') ? String(value).toLowerCase() : String(value);
}

/** The fields of these in which two inputs differ. */
export const changedAmong = (fields: readonly Field[], before: Input, after: Input): readonly Field[] =>
  fields.filter((field) => comparable(field, before[field]) !== comparable(field, after[field]));

/** The fields that cannot be changed where a change stands. */
function fixedFields({ type, status }: Change): readonly Field[] {
  if (status === 'NEW') return [];
  if (status === 'CLOSED' || status === 'CANCELLED')
    return [...request, ...substance, ...deciding, 'assessorId', 'implementerIds'];
  const isMade = status === 'IMPLEMENT' || status === 'REVIEW';
  // Of an emergency, votes are cast afterwards: only who cannot vote any more is replaced (`isReplacement`).
  const seats = isMade && type === 'EMERGENCY' ? (['quorum', 'quorumNumber'] as const) : deciding;
  if (isMade) return [...request, ...substance, ...seats, 'assessorId'];
  return type === 'STANDARD' ? [...request, ...substance, ...deciding] : request;
}

/** Fields that an input changes although they are fixed. */
export const fixedAmong = (change: Change, before: Input, after: Input): readonly Field[] =>
  changedAmong(fixedFields(change), before, after);

/** Whether only people who cannot decide any more have been replaced, each by one other. */
export function isReplacement(before: readonly string[], after: readonly string[], vacant: readonly string[]): boolean {
  const [old, now] = [lowered(before), lowered(after)];
  const gone = old.filter((id) => !now.includes(id));
  return now.length === old.length && gone.every((id) => vacant.includes(id));
}

/** Whether a vote can be cast. An emergency change is voted on until the quorum has agreed, whatever was done meanwhile. */
export function isOpenForVotes({ type, status }: Change, result: VoteResult): boolean {
  if (status === 'AUTHORISE') return true;
  const isAfterwards = status === 'SCHEDULED' || status === 'IMPLEMENT' || status === 'REVIEW';
  return type === 'EMERGENCY' && isAfterwards && result !== 'APPROVED';
}

/** What the votes on a change under authorisation lead to: an emergency needs one person now. */
export const resultNow = (type: Schemas['ChangeType'], quorum: Quorum, votes: Votes): VoteResult =>
  voteResult(type === 'EMERGENCY' ? { rule: 'ANY' } : quorum, votes);
