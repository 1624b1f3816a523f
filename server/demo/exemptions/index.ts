import { and, eq } from 'drizzle-orm';

import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { exemption, record, riskControl } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { exemptionModule } from '#server/modules/exemption/index.ts';

import { asMember } from '../as-member.ts';
import { dayFromNow, idOf, ownerIn, readPeople } from '../choices.ts';
import { settings, type Seed } from '../seeds.ts';
import type { DemoExemption } from './harbour.ts';

export { harbourExemptions } from './harbour.ts';

async function readNames() {
  const policies = await db
    .select({ id: record.id, title: record.title })
    .from(record)
    .where(eq(record.kind, 'policy'));
  const controls = await db.select({ id: riskControl.id, title: riskControl.title }).from(riskControl);
  const byTitle = (rows: readonly { readonly id: string; readonly title: string }[]) =>
    new Map(rows.map(({ id, title }) => [title, id]));
  return { people: await readPeople(), policies: byTitle(policies), controls: byTitle(controls) };
}

type Names = Awaited<ReturnType<typeof readNames>>;

/** An exemption as its requester would submit it. */
const inputOf = (demo: DemoExemption, names: Names) => ({
  title: demo.title,
  policyId: demo.policy === undefined ? null : idOf(names.policies, demo.policy),
  controlId: demo.control === undefined ? null : idOf(names.controls, demo.control),
  scope: demo.scope,
  reason: demo.reason,
  justification: demo.justification ?? '',
  ownerId: ownerIn(names, demo.requester),
  approverId: ownerIn(names, demo.approver),
  riskRating: demo.riskRating ?? null,
  riskPlan: demo.riskPlan ?? '',
  compensatingControlIds: (demo.compensating ?? []).map((title) => idOf(names.controls, title)),
  withoutControls: demo.withoutControls ?? '',
  validFrom: dayFromNow(demo.fromInDays),
  validTo: dayFromNow(demo.toInDays),
});

/** Takes an exemption from its draft to where it has got, as its requester and approver do. */
async function addExemption(demo: DemoExemption, names: Names, context: OrganisationContext): Promise<void> {
  const { Exemptions, ExemptionCourse } = exemptionModule(settings);
  const [requester, approver] = [
    await asMember(context, ownerIn(names, demo.requester)),
    await asMember(context, ownerIn(names, demo.approver)),
  ];
  const { id, ...draft } = await Exemptions.create({ path: {}, query: {}, body: inputOf(demo, names) }, requester);
  let { version } = draft;
  const act = async (who: OrganisationContext, action: Schemas['ExemptionAction'], reason = '') => {
    ({ version } = await ExemptionCourse.changeStatus(
      { path: { id }, query: {}, body: { version, action, reason } },
      who,
    ));
  };
  if (demo.reached === 'DRAFT') return;
  await act(requester, 'SUBMIT');
  if (demo.reached === 'UNDER_REVIEW') return;
  if (demo.reached === 'REJECTED') return act(approver, 'REJECT', demo.decision);
  await act(approver, 'APPROVE', demo.decision);
  if (demo.extension !== undefined) {
    const body = { validTo: dayFromNow(demo.extension.toInDays) ?? '', reason: demo.extension.reason };
    const asked = await ExemptionCourse.askExtension({ path: { id }, query: {}, body }, requester);
    const { decision } = demo.extension;
    if (decision !== undefined)
      await ExemptionCourse.decideExtension(
        { path: { id: asked.id }, query: {}, body: { version: asked.version, action: decision } },
        approver,
      );
  }
  if (demo.reached === 'ENDED') return act(requester, 'END', demo.endReason);
  if (demo.question !== undefined)
    await db
      .update(exemption)
      .set({ question: demo.question })
      .where(and(eq(exemption.id, id)));
  // What has lapsed was approved before.
  if (demo.lapsedDaysAgo !== undefined)
    await db
      .update(exemption)
      .set({ validFrom: dayFromNow(-180), validTo: dayFromNow(-demo.lapsedDaysAgo) })
      .where(eq(exemption.id, id));
}

/** Exemptions with what became of them. */
export const seedExemptions =
  (exemptions: readonly DemoExemption[]): Seed =>
  async (context) => {
    const names = await readNames();
    for (const demo of exemptions) await addExemption(demo, names, context);
    return exemptions.length;
  };
