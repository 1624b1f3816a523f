import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

/** What can be done about a person who is asked by a secure link, and where they may stand then. Server and screens read it. */
export type AskedActions<Action extends string, State extends string> = Readonly<Record<Action, readonly State[]>>;

/** Those who acknowledge a policy; who has acknowledged it stays as they are. */
export const requestActions: AskedActions<Schemas['AcknowledgementAction'], Schemas['AcknowledgementState']> = {
  REMIND: ['REQUESTED', 'OPENED'],
  RESEND: ['REQUESTED', 'OPENED', 'EXPIRED'],
  EXTEND: ['REQUESTED', 'OPENED', 'EXPIRED'],
  REVOKE: ['REQUESTED', 'OPENED', 'EXPIRED'],
};

/**
 * Those who answer an assessment. The link of someone who has submitted still shows what was answered, so that it can be ended
 * too: their answers stay.
 */
export const respondentActions: AskedActions<Schemas['RespondentAction'], Schemas['RespondentState']> = {
  REMIND: ['REQUESTED', 'OPENED', 'ANSWERING'],
  RESEND: ['REQUESTED', 'OPENED', 'ANSWERING'],
  DELEGATE: ['ADDED', 'REQUESTED', 'OPENED', 'ANSWERING'],
  REVOKE: ['ADDED', 'REQUESTED', 'OPENED', 'ANSWERING', 'SUBMITTED', 'EXPIRED'],
};
