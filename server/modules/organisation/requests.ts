import { and, desc, eq, sql } from 'drizzle-orm';

import { requestStatusTexts } from '#domain/words/organisation.ts';
import { featureTexts } from '#domain/words/people.ts';
import { organisationFeatures } from '#openapi/access.ts';
import { conflict, invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { violatedUniqueConstraint } from '#server/database/constraints.ts';
import { organisationFeature, organisationRequest, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { logActivity } from '#server/modules/record/index.ts';

type Request = Schemas['OrganisationRequest'];

/** So many are listed: older ones are in the log. */
const mostListed = 200;

interface OfferedModule {
  readonly ownerId: string;
  readonly id: string;
  readonly name: string;
  readonly isHeld: boolean;
}

/** The modules of the platform. The function shows their names to every organisation. */
async function offeredModules(): Promise<OfferedModule[]> {
  const { rows } = await db.execute<OfferedModule & Record<string, unknown>>(
    sql`select owner_id as "ownerId", id, name, is_held as "isHeld" from offered_modules() order by name, id`,
  );
  return rows;
}

async function requestsWhere(id?: string): Promise<Request[]> {
  const rows = await db
    .select({
      id: organisationRequest.id,
      version: organisationRequest.version,
      feature: organisationRequest.feature,
      moduleId: organisationRequest.moduleId,
      reason: organisationRequest.reason,
      status: organisationRequest.status,
      askedBy: { id: userAccount.id, name: userAccount.name },
      askedAt: organisationRequest.askedAt,
      decidedAt: organisationRequest.decidedAt,
      answer: organisationRequest.answer,
    })
    .from(organisationRequest)
    .innerJoin(userAccount, eq(userAccount.id, organisationRequest.askedBy))
    .where(id === undefined ? undefined : eq(organisationRequest.id, id))
    .orderBy(desc(organisationRequest.askedAt), organisationRequest.id)
    .limit(mostListed);
  const modules = rows.some(({ moduleId }) => moduleId !== null) ? await offeredModules() : [];
  return rows.map(({ moduleId, askedAt, decidedAt, ...row }) => ({
    ...row,
    module: moduleId === null ? null : { id: moduleId, name: modules.find((one) => one.id === moduleId)?.name ?? '' },
    askedAt: askedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }));
}

/** @throws ApiError 404 */
async function readRequest(id: string): Promise<Request> {
  const [found] = await requestsWhere(id);
  if (found === undefined) throw notFound();
  return found;
}

const subjectOf = ({ feature, module }: Pick<Request, 'feature' | 'module'>): string =>
  feature === null ? (module?.name ?? '') : featureTexts[feature];

const logRequest = (context: OrganisationContext, request: Request, old: Request['status'] | null): Promise<void> =>
  logActivity(context, {
    action: old === null ? 'CREATE' : 'UPDATE',
    entityType: 'organisationRequest',
    entityId: request.id,
    entityName: subjectOf(request),
    changes: [
      {
        field: 'status',
        old: old === null ? null : requestStatusTexts[old],
        new: requestStatusTexts[request.status],
      },
    ],
  });

const refused = (field: string, message: string) => invalid([{ field, message }]);

/** What is asked for. @throws ApiError 400 for what does not exist, or is there already */
async function checkedSubject({ feature, moduleId }: Schemas['OrganisationRequestInput']) {
  if ((feature === undefined) === (moduleId === undefined))
    throw refused(feature === undefined ? 'feature' : 'moduleId', 'Choose a feature or a module');
  if (feature !== undefined) {
    if ((await db.$count(organisationFeature, eq(organisationFeature.feature, feature))) > 0)
      throw refused('feature', 'The organisation has this feature');
    return { feature };
  }
  const found = (await offeredModules()).find(({ id }) => id === moduleId?.toLowerCase());
  if (found === undefined) throw refused('moduleId', 'Choose a module of the platform');
  if (found.isHeld) throw refused('moduleId', 'The organisation has this module');
  return { moduleId: found.id, moduleOwnerId: found.ownerId };
}

async function insert(values: Omit<typeof organisationRequest.$inferInsert, 'id'>): Promise<string> {
  try {
    const [added] = await db.insert(organisationRequest).values(values).returning({ id: organisationRequest.id });
    if (added === undefined) throw new Error('The request was not added');
    return added.id;
  } catch (error) {
    if (violatedUniqueConstraint(error) !== 'organisation_request_open') throw error;
    const field = values.feature === undefined ? 'moduleId' : 'feature';
    throw conflict([{ field, message: 'You have asked for this, and it is not decided yet' }]);
  }
}

/** What only the platform grants, as its organisation asks for it; the platform's side is in `platform/requests.ts`. */
export const requestHandlers: HandlersOf<'OrganisationRequests'> = {
  latest: () => requestsWhere(),

  async options() {
    const held = await db.select({ feature: organisationFeature.feature }).from(organisationFeature);
    const open = await db
      .select({ feature: organisationRequest.feature, moduleId: organisationRequest.moduleId })
      .from(organisationRequest)
      .where(eq(organisationRequest.status, 'OPEN'));
    const taken = new Set<string | null>([...held, ...open].map(({ feature }) => feature));
    const asked = new Set(open.map(({ moduleId }) => moduleId));
    const modules = (await offeredModules()).filter(({ id, isHeld }) => !isHeld && !asked.has(id));
    return {
      features: organisationFeatures.filter((feature) => !taken.has(feature)),
      modules: modules.map(({ id, name }) => ({ id, name })),
    };
  },

  async ask({ body }, context) {
    const subject = await checkedSubject(body);
    const organisationId = context.organisation.id;
    const id = await insert({ organisationId, ...subject, reason: body.reason, askedBy: context.user.id });
    const request = await readRequest(id);
    await logRequest(context, request, null);
    return request;
  },

  async withdraw({ path: { id }, body: { version } }, context) {
    const before = await readRequest(id);
    const changed = await db
      .update(organisationRequest)
      .set({ status: 'WITHDRAWN', decidedAt: sql`now()`, version: version + 1 })
      .where(
        and(
          eq(organisationRequest.id, id),
          eq(organisationRequest.version, version),
          eq(organisationRequest.status, 'OPEN'),
        ),
      )
      .returning({ id: organisationRequest.id });
    if (changed.length === 0) throw versionConflict(before);
    const request = await readRequest(id);
    await logRequest(context, request, 'OPEN');
    return request;
  },
};
