import { eq } from 'drizzle-orm';

import type { OrganisationContext } from '#server/contract/types.ts';
import { organisation as organisationTable } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { informationAssetModule } from '#server/modules/information-asset/index.ts';
import { riskModule, storeAppetite } from '#server/modules/risk/index.ts';
import { defaultRemovedKeptDays } from '#server/settings.ts';

import { addAcceptance } from './acceptance.ts';
import type { DemoAsset } from './asset.ts';
import { actionInput, assetInput, controlInput, readChoices, riskInput } from './choices.ts';
import { addCourse } from './course.ts';
import type { DemoRisk } from './risk.ts';
import { createWithPast } from './score-history.ts';

/**
 * Creates the records of a register through the API's handlers, in the organisation's transaction.
 * @returns how many
 */
export type Seed = (context: OrganisationContext) => Promise<number>;

export const settings = {
  removedKeptDays: defaultRemovedKeptDays,
  /** Nobody is mailed by the demo. */
  newAddressesPerDay: Infinity,
  jobs: {
    enqueue: () => Promise.reject(new Error('The demo data needs no jobs')),
    send: () => Promise.reject(new Error('The demo data reaches no limits')),
  },
};

type Create<Body> = (
  request: { path: object; query: object; body: Body },
  context: OrganisationContext,
) => Promise<unknown>;

/** Creates records one after the other, so that their references are in this order. */
export async function createAll<Body>(
  create: Create<Body>,
  bodies: readonly Body[],
  context: OrganisationContext,
): Promise<number> {
  for (const body of bodies) await create({ path: {}, query: {}, body }, context);
  return bodies.length;
}

export const seedAssets =
  (assets: readonly DemoAsset[]): Seed =>
  async (context) => {
    const choices = await readChoices();
    const { InformationAssets } = informationAssetModule(settings);
    const ids = new Map<string, string>();
    for (const asset of assets) {
      const body = assetInput(asset, choices, ids);
      const { id } = await InformationAssets.create({ path: {}, query: {}, body }, context);
      ids.set(asset.title, id);
    }
    return assets.length;
  };

/** The highest score that needs no treatment. */
/** How the organisation describes itself. */
export const seedProfile =
  (profile: Partial<typeof organisationTable.$inferInsert>): Seed =>
  async ({ organisation }) => {
    await db.update(organisationTable).set(profile).where(eq(organisationTable.id, organisation.id));
    return 0;
  };

export const seedAppetite =
  (score: number): Seed =>
  async ({ organisation }) => {
    await storeAppetite(organisation.id, null, { version: 0, score, categories: [] });
    return 0;
  };

export const seedRisks =
  (risks: readonly DemoRisk[]): Seed =>
  async (context) => {
    const choices = await readChoices();
    const { Risks, RiskAcceptances, RiskControls, TreatmentActions } = riskModule(settings);
    for (const [index, risk] of risks.entries()) {
      const { id } = await createWithPast(Risks.create, riskInput(risk, choices), index, context);
      for (const control of risk.listedControls ?? [])
        await RiskControls.add({ path: { id }, query: {}, body: controlInput(control, choices) }, context);
      for (const action of risk.plan?.steps ?? [])
        await TreatmentActions.add({ path: { id }, query: {}, body: actionInput(action, choices) }, context);
      await addCourse(id, risk, { choices, context });
      if (risk.acceptance !== undefined)
        await addAcceptance(RiskAcceptances, id, risk.acceptance, { choices, context });
    }
    return risks.length;
  };
