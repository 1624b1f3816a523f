import { createHmac, timingSafeEqual } from 'node:crypto';

import { forbidden } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';

/** How long an address is valid (security.md, attack 5). In milliseconds. */
const validFor = 60_000;

interface AddressSettings {
  readonly apiBaseUrl: string;
  /** 32 bytes, the same in all processes. */
  readonly fileKey: Buffer;
}

/** What an address is signed for. */
export interface Claim {
  readonly organisationId: string;
  readonly fileId: string;
  readonly userId: string;
  readonly inline: boolean;
  /** Under which it is saved, if that is not the name with which it was stored. */
  readonly name?: string | undefined;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** The reader an address is made for, and their organisation. */
interface Holder {
  readonly organisation: Pick<OrganisationContext['organisation'], 'id'>;
  readonly user: Pick<OrganisationContext['user'], 'id'>;
}

export interface FileAddresses {
  /** An address from which the person can get a file for a minute. */
  addressOf(file: Pick<Claim, 'fileId' | 'inline' | 'name'>, context: Holder): Schemas['FileAddress'];
  /** @throws ApiError 403 if it was not signed here, for another file, or has expired */
  check(path: Pick<Claim, 'organisationId' | 'fileId'>, query: Readonly<Record<string, string>>, now?: number): Claim;
  urlOf(claim: Claim): string;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const refused = () => forbidden('This address is not valid any more. Open the file again.');

/** Signs and checks the addresses of files. */
export function fileAddresses({ apiBaseUrl, fileKey }: AddressSettings): FileAddresses {
  const signatureOf = ({ organisationId, fileId, userId, inline, name, until }: Claim) =>
    createHmac('sha256', fileKey)
      .update(JSON.stringify(['file', organisationId, fileId, userId, inline, until, name ?? null]))
      .digest();

  const urlOf = (claim: Claim) => {
    const query = new URLSearchParams({
      person: claim.userId,
      until: String(claim.until),
      show: claim.inline ? 'inline' : 'attachment',
      ...(claim.name !== undefined && { name: claim.name }),
      signature: signatureOf(claim).toString('base64url'),
    });
    return `${apiBaseUrl}/files/${claim.organisationId}/${claim.fileId}?${query.toString()}`;
  };

  return {
    urlOf,

    addressOf({ fileId, inline, name }, { organisation, user }) {
      const until = Date.now() + validFor;
      const url = urlOf({ organisationId: organisation.id, fileId, userId: user.id, inline, name, until });
      return { url, validUntil: new Date(until).toISOString() };
    },

    check({ organisationId, fileId }, { person = '', until = '', show = '', name, signature = '' }, now = Date.now()) {
      const claim = { organisationId, fileId, userId: person, inline: show === 'inline', name, until: Number(until) };
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(claim);
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
      const isKnown = [organisationId, fileId, person].every((id) => uuid.test(id));
      if (!isKnown || !isSigned || !(claim.until >= now)) throw refused();
      return claim;
    },
  };
}
