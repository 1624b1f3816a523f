import type { OrganisationContext } from '#server/contract/types.ts';
import { informationAssetModule } from '#server/modules/information-asset/index.ts';
import { riskModule } from '#server/modules/risk/index.ts';
import { defaultRemovedKeptDays } from '#server/settings.ts';

import type { DemoAsset } from './asset.ts';
import { actionInput, assetInput, readChoices, riskInput } from './choices.ts';
import type { DemoRisk } from './risk.ts';

/**
 * Creates the records of a register through the API's handlers, in the organisation's transaction.
 * @returns how many
 */
export type Seed = (context: OrganisationContext) => Promise<number>;

export const settings = {
  removedKeptDays: defaultRemovedKeptDays,
  jobs: { enqueue: () => Promise.reject(new Error('The demo data needs no jobs')) },
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
    const bodies = assets.map((asset) => assetInput(asset, choices));
    return createAll(informationAssetModule(settings).InformationAssets.create, bodies, context);
  };

export const seedRisks =
  (risks: readonly DemoRisk[]): Seed =>
  async (context) => {
    const choices = await readChoices();
    const { Risks, TreatmentActions } = riskModule(settings);
    for (const risk of risks) {
      const { id } = await Risks.create({ path: {}, query: {}, body: riskInput(risk, choices) }, context);
      for (const action of risk.plan?.steps ?? [])
        await TreatmentActions.add({ path: { id }, query: {}, body: actionInput(action, choices) }, context);
    }
    return risks.length;
  };
