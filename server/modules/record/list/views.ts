import { and, asc, eq, sql, type SQL } from 'drizzle-orm';

import { isLeadingRole } from '#domain/leading-role.ts';
import type { RecordKind } from '#openapi/generated/records.ts';
import { forbidden, invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { savedView, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import type { ViewHandlers } from '../register/register.ts';

const mostPerPerson = 50;

type StoredView = typeof savedView.$inferSelect;

const isLeading = ({ organisation: { role } }: OrganisationContext) => isLeadingRole(role);

const mayChange = (context: OrganisationContext, view: Pick<StoredView, 'ownerId' | 'shared'>): boolean =>
  view.ownerId === context.user.id || (view.shared && isLeading(context));

/** @throws ApiError 400 if the caller may not share */
function refuseSharing(context: OrganisationContext, shared: boolean | undefined): void {
  if (shared === true && !isLeading(context))
    throw invalid([{ field: 'shared', message: 'Only administrators and managers can share a view' }]);
}

/** The views that match; row-level security hides those of others that are not shared. */
async function read(context: OrganisationContext, condition: SQL | undefined): Promise<Schemas['SavedView'][]> {
  const rows = await db
    .select({ view: savedView, owner: { id: userAccount.id, name: userAccount.name } })
    .from(savedView)
    .innerJoin(userAccount, eq(userAccount.id, savedView.ownerId))
    .where(condition)
    .orderBy(asc(savedView.name), asc(savedView.id));
  return rows.map(({ view, owner }) => {
    const { id, name, address, columns, shared, version } = view;
    return { id, name, address, columns, shared, version, owner, mayChange: mayChange(context, view) };
  });
}

/** The operations on the saved views of a register's list. */
export function viewHandlers(kind: RecordKind): ViewHandlers {
  const ofRegister = eq(savedView.kind, kind);
  const named = (id: string) => and(ofRegister, eq(savedView.id, id));

  async function readOne(context: OrganisationContext, id: string): Promise<Schemas['SavedView']> {
    const [view] = await read(context, named(id));
    if (view === undefined) throw notFound();
    return view;
  }

  /**
   * Locks a view for a change based on `version`.
   * @throws ApiError 404 if the caller cannot see it, 403 if they may not change it, 409 if it has changed since
   */
  async function lockForChange(context: OrganisationContext, id: string, version: number): Promise<StoredView> {
    const [view] = await db.select().from(savedView).where(named(id)).for('update');
    if (view === undefined) throw notFound();
    if (!mayChange(context, view)) throw forbidden('Only its owner, administrators and managers can change this view');
    if (view.version !== version) throw versionConflict(await readOne(context, id));
    return view;
  }

  async function refuseTooMany({ user }: OrganisationContext): Promise<void> {
    if ((await db.$count(savedView, and(ofRegister, eq(savedView.ownerId, user.id)))) < mostPerPerson) return;
    throw invalid([{ field: 'name', message: `You have ${mostPerPerson} saved views. Delete one of them first` }]);
  }

  return {
    views: (_input, context) => read(context, ofRegister),

    async addView({ body: { shared = false, columns = null, ...fields } }, context) {
      refuseSharing(context, shared);
      await refuseTooMany(context);
      const row = { organisationId: context.organisation.id, ownerId: context.user.id, kind };
      const added = await db
        .insert(savedView)
        .values({ ...row, ...fields, shared, columns })
        .returning({ id: savedView.id });
      return readOne(context, added[0]?.id ?? '');
    },

    async updateView({ path: { id }, body: { version, ...changes } }, context) {
      const view = await lockForChange(context, id, version);
      if (!view.shared) refuseSharing(context, changes.shared);
      if (changes.shared === false && view.ownerId !== context.user.id)
        throw invalid([{ field: 'shared', message: 'Only its owner can stop sharing this view' }]);
      await db
        .update(savedView)
        .set({ ...changes, version: version + 1, updatedAt: sql`now()` })
        .where(named(id));
      return readOne(context, id);
    },

    async removeView({ path: { id }, query: { version } }, context) {
      await lockForChange(context, id, version);
      await db.delete(savedView).where(named(id));
    },
  };
}
