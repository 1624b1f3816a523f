import type { Rights } from '#domain/people/granting.ts';
import type { MailMessage } from '#server/mail/mail.ts';
import { invitationJobs } from '#server/modules/invitation/slow-work/jobs.ts';
import { sendingParts } from '#tests/server/api/acknowledgements.ts';
import type { Person, TestOrganisation } from '#tests/server/support/people.ts';
import { runJob } from '#tests/server/support/run-job.ts';
import type { TestServer } from '#tests/server/support/server.ts';

/** The token of the link in a mail: what follows the `#`. */
export const tokenIn = (mail: MailMessage | undefined): string =>
  /\/invitation#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';

/** Rights that every test may offer. */
export const viewer: Rights = { role: 'ORG_VIEWER', featurePermissions: [{ feature: 'RISK', permission: 'VIEW' }] };

interface Place {
  readonly server: TestServer;
  readonly organisation: TestOrganisation;
}

/** Runs a job of invitations as a worker would. @returns the mails that it sent */
export async function runInvitationJob(
  { server, organisation }: Place,
  {
    perDay = 500,
    name = 'mail-invitations',
    payload = {},
  }: {
    readonly perDay?: number;
    readonly name?: string;
    readonly payload?: Record<string, string>;
  } = {},
): Promise<MailMessage[]> {
  const sent: MailMessage[] = [];
  const mail = { send: async (message: MailMessage) => void sent.push(message), close: () => Promise.resolve() };
  const handlers = invitationJobs({ mail, ...sendingParts(server) }, perDay);
  await runJob(handlers, name, server, { scope: { organisationId: organisation.id, userId: '' }, payload });
  return sent;
}

export const post = (person: Pick<Person, 'call'>, path: string, body: object) =>
  person.call(path, { method: 'POST', body });

/** Invites people with the rights of a viewer. */
export const inviteThem = (person: Person, addresses: string, body: object = {}) =>
  post(person, '/api/user/invitations', { addresses, ...viewer, ...body });
