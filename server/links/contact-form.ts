import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import type { LinkedThing } from '#domain/secure-link/link-page.ts';
import { zEmailAddress, zName, zNewContactMessage } from '#openapi/generated/zod.ts';
import { headerOf } from '#server/contract/callers.ts';
import { forbidden, invalid } from '#server/contract/errors.ts';
import { networkOf } from '#server/http/client-network.ts';

const placeOf = { policy: 'POLICY_LINK', assessment: 'ASSESSMENT_LINK', evidence: 'EVIDENCE_LINK' } as const;

/** What someone without an account writes to the administrators of the platform. */
export interface LinkMessage {
  readonly place: (typeof placeOf)[LinkedThing];
  readonly name: string;
  readonly email: string;
  readonly text: string;
  readonly accountId: null;
  /** Whom the limit counts. */
  readonly sender: string;
}

const schema = z.object({
  name: zName.check(z.maxLength(200)),
  email: zEmailAddress,
  text: zNewContactMessage.shape.text,
});

/** The page from which the form was sent. */
export const linkedThingOf = ({ query }: FastifyRequest): LinkedThing => {
  const from: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'from') : undefined;
  return from === 'assessment' || from === 'evidence' ? from : 'policy';
};

/** A form of another site is not ours. Browsers that do not say where a form is from are few, and old. */
const isOfAnotherSite = (request: FastifyRequest): boolean => {
  const site = headerOf(request, 'sec-fetch-site');
  return site !== undefined && site !== 'same-origin';
};

/** @throws ApiError 403 for a form of another site, and 400 for what the contract does not take */
export function messageIn(request: FastifyRequest): LinkMessage {
  if (isOfAnotherSite(request)) throw forbidden('Send the message from the page itself');
  const parsed = z.safeParse(schema, request.body);
  if (!parsed.success)
    throw invalid([
      { field: 'text', message: 'Enter your name, an email address and a message of at most 2,000 characters.' },
    ]);
  const { name, email, text } = parsed.data;
  if (text.trim() === '')
    throw invalid([
      { field: 'text', message: 'Enter your name, an email address and a message of at most 2,000 characters.' },
    ]);
  const place = placeOf[linkedThingOf(request)];
  return { place, name: name.trim(), email: email.trim(), text, accountId: null, sender: networkOf(request.ip) };
}
