import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

type IdentityDifferenceKind = Schemas['IdentityDifferenceKind'];

/** Someone as the identity provider knows them. */
export interface KnownIdentity {
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  readonly banned: boolean;
}

/** Someone as the platform knows them. */
export interface KnownAccount {
  readonly id: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  readonly active: boolean;
}

const kinds = ['NO_ACCOUNT', 'NO_IDENTITY', 'EMAIL_DIFFERS', 'BANNED_HERE', 'BANNED_THERE'] as const;

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** How an identity and an account with the same subject differ. Nothing is to be repaired for someone who can do nothing on either side. */
function kindsOf(identity: KnownIdentity | undefined, account: KnownAccount | undefined): IdentityDifferenceKind[] {
  if (account === undefined) return identity === undefined || identity.banned ? [] : ['NO_ACCOUNT'];
  if (identity === undefined) return account.active ? ['NO_IDENTITY'] : [];
  return [
    ...(isSame(identity.email, account.email) ? [] : (['EMAIL_DIFFERS'] as const)),
    ...(!account.active && !identity.banned ? (['BANNED_HERE'] as const) : []),
    ...(account.active && identity.banned ? (['BANNED_THERE'] as const) : []),
  ];
}

/** All differences between identities and accounts, by kind and address. */
export function identityDifferences(
  identities: readonly KnownIdentity[],
  accounts: readonly KnownAccount[],
): Schemas['IdentityDifference'][] {
  const identityOf = new Map(identities.map((one) => [one.subject, one]));
  const accountOf = new Map(accounts.map((one) => [one.subject, one]));
  const found = [...new Set([...identityOf.keys(), ...accountOf.keys()])].flatMap((subject) => {
    const [identity, account] = [identityOf.get(subject), accountOf.get(subject)];
    return kindsOf(identity, account).map((kind) => ({
      kind,
      subject,
      accountId: account?.id ?? null,
      name: account?.name ?? identity?.name ?? '',
      email: account?.email ?? null,
      identityEmail: identity?.email ?? null,
    }));
  });
  const addressOf = (one: Schemas['IdentityDifference']) => one.email ?? one.identityEmail ?? '';
  return found.toSorted(
    (one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || (addressOf(one) < addressOf(other) ? -1 : 1),
  );
}
