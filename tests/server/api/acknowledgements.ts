import { countHit } from '#server/database/limits.ts';
import type { MailMessage } from '#server/mail/mail.ts';
import { policyJobs } from '#server/modules/policy/index.ts';
import type { SendingParts } from '#server/modules/secure-link/index.ts';
import { rowsOf, type LawPlaces } from '#tests/laws/places.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { runJob } from '#tests/server/support/run-job.ts';

const jobName = 'mail-acknowledgement-requests';

export const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** The token of the link in a mail. */
export const tokenIn = (mail: MailMessage | undefined) =>
  /\/policy\/secure\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

/** What sending mails with links needs, beside the mail. */
export const sendingParts = ({ database }: LawPlaces['server']): Omit<SendingParts, 'mail'> => ({
  origin: 'https://attest.example',
  productName: 'Attest',
  countHit: (limit) => countHit(database.platform, limit),
});

/** Lets an hour pass since everyone was reminded. */
export const anHourLater = ({ server }: Pick<LawPlaces, 'server'>) =>
  asOwner(server, `update reminded_mailbox set at = at - interval '1 hour'`);

/** What tests do about the acknowledgement of Harbour's policies. */
export const acknowledgementsOf = (places: () => Pick<LawPlaces, 'harbour' | 'server'>) => ({
  /** Sends what is due, as the job does, and returns it. */
  sendMails: async (
    send: (message: MailMessage) => Promise<void> = () => Promise.resolve(),
  ): Promise<MailMessage[]> => {
    const { harbour, server } = places();
    const sent: MailMessage[] = [];
    const mail = {
      async send(message: MailMessage) {
        await send(message);
        sent.push(message);
      },
      close: () => Promise.resolve(),
    };
    const handlers = policyJobs({ mail, ...sendingParts(server) });
    const scope = { organisationId: harbour.organisation.id, userId: harbour.owner.id };
    await runJob(handlers, jobName, server, { scope, payload: {} });
    return sent;
  },

  ask: (id: string, body: object) =>
    places().harbour.owner.call(`/api/policy/${id}/acknowledgements`, {
      method: 'POST',
      body: { expiresOn: inAMonth(), ...body },
    }),

  requestsOf: async (id: string, query = '') =>
    rowsOf(await places().harbour.owner.call(`/api/policy/${id}/acknowledgements?sortId=recipient${query}`)),

  change: (requestId: string, body: object) =>
    places().harbour.owner.call(`/api/policy-acknowledgement/${requestId}/change`, { method: 'POST', body }),

  open: (token: string) => places().server.call(`/api/public/policy/secure/${token}`),
});
