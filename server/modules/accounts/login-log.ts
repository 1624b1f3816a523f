import { and, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';

import type { HandlersOf, Input, MemberContext, RequestFacts, Schemas } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { loginLog } from '#server/database/schema/index.ts';
import type { IdentityEvent } from '#server/identity/index.ts';
import type { TokenIdentity } from '#server/identity/provider.ts';
import { anyContains, newestFirst, pageOf, toPage, totalsOf } from '#server/modules/record/index.ts';

import { exportLoginLog } from './login-log-export.ts';

type LoginEvent = Schemas['LoginEvent'];

const eventOf = {
  sign_in: 'SIGN_IN',
  sign_in_failed: 'SIGN_IN_FAILED',
  sign_up: 'SIGN_UP',
  sign_out: 'SIGN_OUT',
  session_revoked: 'SESSION_REVOKED',
  password_reset_requested: 'PASSWORD_RESET_REQUESTED',
  password_reset: 'PASSWORD_RESET',
  password_changed: 'PASSWORD_CHANGED',
  second_factor_enabled: 'SECOND_FACTOR_ENABLED',
  second_factor_removed: 'SECOND_FACTOR_REMOVED',
} as const satisfies Record<IdentityEvent['type'], LoginEvent>;

const userAgentLimit = 500;

/** Enough to recognise a typing error of one's own, too little to harvest addresses: `a…@example.com`. */
export const maskedAddress = (address: string): string => address.replace(/^(.)[^@]*/u, '$1…').slice(0, 100);

/** Logs the local identity's events. An address is stored only if the user is unknown, and masked. */
export async function logIdentityEvent(platform: PlatformDatabase, event: IdentityEvent): Promise<void> {
  const { issuer, userId, emailAddress, sessionId, reason, ipAddress, userAgent } = event;
  await platform.insert(loginLog).values({
    issuer,
    subject: userId,
    event: eventOf[event.type],
    emailAddress: userId === null && emailAddress !== null ? maskedAddress(emailAddress) : null,
    reason,
    sessionId,
    ip: ipAddress,
    userAgent: userAgent?.slice(0, userAgentLimit) ?? null,
    at: new Date(event.at),
  });
}

/** How many logged sessions a process remembers; for forgotten ones, the table's index prevents a second row. */
const rememberedSessions = 10_000;

/**
 * Logs sessions on first use. With Clerk this is all that the API sees: failed sign-ins, sign-outs and changed
 * passwords are in Clerk's own log.
 */
export function sessionWatch(platform: PlatformDatabase) {
  const seen = new Set<string>();
  return async ({ issuer, subject, sessionId }: TokenIdentity, { ip, userAgent }: RequestFacts): Promise<void> => {
    if (sessionId === '' || seen.has(sessionId)) return;
    if (seen.size >= rememberedSessions) seen.clear();
    const row = { issuer, subject, sessionId, event: 'SESSION_USED' as const, ip, userAgent };
    await platform.insert(loginLog).values(row).onConflictDoNothing();
    seen.add(sessionId);
  };
}

const searched = [loginLog.event, loginLog.ip, loginLog.userAgent];

type Narrowing = Pick<Input<'LoginLogs.list'>['query'], 'search' | 'event' | 'from' | 'to'>;

function matching({ search, event, from, to }: Narrowing): SQL | undefined {
  return and(
    anyContains(searched, search),
    event && inArray(loginLog.event, event),
    from ? gte(loginLog.at, new Date(from)) : undefined,
    to ? lt(loginLog.at, new Date(to)) : undefined,
  );
}

const columns = {
  id: loginLog.id,
  event: loginLog.event,
  reason: loginLog.reason,
  ip: loginLog.ip,
  userAgent: loginLog.userAgent,
  at: loginLog.at,
};
const orders = { at: loginLog.at, event: loginLog.event };

const ownRows = ({ user: { issuer, subject } }: MemberContext): SQL | undefined =>
  and(eq(loginLog.issuer, issuer), eq(loginLog.subject, subject));

/** The caller's own login log. */
export const loginLogHandlers = (platform: PlatformDatabase): HandlersOf<'LoginLogs'> => ({
  async list({ query }, context) {
    const [own, filter] = [ownRows(context), matching(query)];
    const { perPage, offset } = pageOf(query);
    const [rows, totals] = await Promise.all([
      platform
        .select(columns)
        .from(loginLog)
        .where(and(own, filter))
        .orderBy(...newestFirst(query, orders, loginLog))
        .limit(perPage)
        .offset(offset),
      totalsOf((where) => platform.$count(loginLog, where), own, filter),
    ]);
    return toPage(
      query,
      totals,
      rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    );
  },

  async export({ query }, context) {
    const rowsFrom = async (offset: number, limit: number) => {
      const rows = await platform
        .select(columns)
        .from(loginLog)
        .where(and(ownRows(context), matching(query)))
        .orderBy(...newestFirst(query, orders, loginLog))
        .limit(limit)
        .offset(offset);
      return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
    };
    return exportLoginLog(query.format, rowsFrom);
  },
});
