import { randomUUID } from 'node:crypto';

import { bareCatalogue, bareGroup } from '#domain/catalogue-files/catalogue.ts';
import { platformOwner } from '#domain/catalogue/version-lifecycle.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { storeProposal } from '#server/modules/standard/lineage/stored.ts';
import { storeVersion } from '#server/modules/standard/store.ts';
import { moveVersion } from '#server/modules/standard/versions.ts';
import { adopt, controlsOf, type ComplianceWorld } from '#tests/server/compliance/support.ts';
import {
  addTwoVersions,
  compare,
  offerOf,
  review,
  undo,
  upgradeTo,
  type TwoVersions,
} from '#tests/server/compliance/upgrade-support.ts';

import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';

/** The owner acts in this organisation, whichever else they belong to. */
function inPlace({ server, organisation, owner }: Place): ComplianceWorld {
  const call: typeof owner.call = (path, request) => owner.call(path, { organisation: organisation.id, ...request });
  return { server, organisation, owner: { ...owner, call } };
}

const texts = (marker: string) =>
  [
    { [marker]: `${marker} is kept.`, gone: `${marker} is gone.` },
    { [marker]: `${marker} is kept safe.`, new: `${marker} is new.` },
  ] as const;

const twoVersions = (place: Place): Promise<TwoVersions> =>
  addTwoVersions(inPlace(place), `${place.marker} ${randomUUID()}`, texts(place.marker));

async function comparedVersions(place: Place): Promise<TwoVersions> {
  const versions = await twoVersions(place);
  await compare(inPlace(place).owner, versions);
  return versions;
}

const decisions = ({ former }: TwoVersions, marker: string) => ({
  fromVersionId: former,
  version: 1,
  confirmed: [1],
  rejected: [0],
  changes: [{ kind: 'REWORDED' as const, from: [marker], to: [marker] }],
  finish: false,
});

export const lineageFixtures = {
  'StandardLineages.lineage': async (place) => {
    const { former, newer } = await comparedVersions(place);
    return { path: { id: newer }, query: { fromVersionId: former } };
  },
  'StandardLineages.wording': async (place) => {
    const { former, newer } = await comparedVersions(place);
    return { path: { id: newer }, query: { fromVersionId: former, codes: [place.marker] } };
  },
  'StandardLineages.compare': async (place) => {
    const { former, newer } = await twoVersions(place);
    return { path: { id: newer }, body: { fromVersionId: former } };
  },
  'StandardLineages.decide': async (place) => {
    const versions = await comparedVersions(place);
    return { path: { id: versions.newer }, body: decisions(versions, place.marker) };
  },
} satisfies FixturesOf<'StandardLineages'>;

type Transaction = Parameters<Parameters<PlatformDatabase['transaction']>[0]>[0];

/** Two published versions of a standard of the platform. */
async function platformVersions({ server, marker }: Place, isCompared: boolean): Promise<TwoVersions> {
  const title = `${marker} ${randomUUID()}`;
  const add = async (transaction: Transaction, version: string, standardId: string | null) => {
    const controls = controlsOf(marker, version === '1.0' ? 1 : 2);
    const catalogue = { ...bareCatalogue, title, version, groups: [{ ...bareGroup('g', 'Group'), controls }] };
    const stored = await storeVersion(transaction, platformOwner, {
      catalogue,
      standardId,
      assessedClasses: null,
      sourceSha256: '0'.repeat(64),
    });
    const step = { id: stored.versionId, action: 'PUBLISH' } as const;
    await moveVersion({ database: transaction, log: () => Promise.resolve() }, platformOwner, step);
    return stored;
  };
  return server.database.platform.transaction(async (transaction) => {
    const { versionId: former, standardId } = await add(transaction, '1.0', null);
    const { versionId: newer } = await add(transaction, '1.1', standardId);
    if (isCompared)
      await storeProposal(transaction, { ownerId: platformOwner, fromVersionId: former, toVersionId: newer });
    return { former, newer };
  });
}

export const platformLineageFixtures = {
  'PlatformLineages.lineage': async (place) => {
    const { former, newer } = await platformVersions(place, true);
    return { path: { id: newer }, query: { fromVersionId: former } };
  },
  'PlatformLineages.wording': async (place) => {
    const { former, newer } = await platformVersions(place, true);
    return { path: { id: newer }, query: { fromVersionId: former, codes: [`${place.marker}-1`] } };
  },
  'PlatformLineages.compare': async (place) => {
    const { former, newer } = await platformVersions(place, false);
    return { path: { id: newer }, body: { fromVersionId: former } };
  },
  'PlatformLineages.decide': async (place) => {
    const versions = await platformVersions(place, true);
    return { path: { id: versions.newer }, body: decisions(versions, `${place.marker}-1`) };
  },
} satisfies FixturesOf<'PlatformLineages'>;

/** Few are adopted: an organisation adopts no more than 50. */
const adoptedIn = new WeakMap<Place['organisation'], Promise<string>>();

async function adoptFor(place: Place): Promise<string> {
  const { owner } = inPlace(place);
  const versions = await twoVersions(place);
  const { id } = await adopt(owner, versions.former);
  await review(owner, versions);
  return id;
}

/** An adopted standard on its former version, or on its newer one. */
async function standardOn(place: Place, isUpgraded: boolean): Promise<string> {
  const made = adoptedIn.get(place.organisation) ?? adoptFor(place);
  adoptedIn.set(place.organisation, made);
  const [id, { owner }] = [await made, inPlace(place)];
  const { undoable, version } = await offerOf(owner, id);
  if (isUpgraded && undoable === null) await upgradeTo(owner, id);
  if (!isUpgraded && undoable !== null) await undo(owner, id, version);
  return id;
}

export const upgradeFixtures = {
  'StandardUpgrades.offer': async (place) => ({ path: { id: await standardOn(place, false) } }),
  'StandardUpgrades.upgrade': async (place) => {
    const id = await standardOn(place, false);
    const { version, lineage } = await offerOf(inPlace(place).owner, id);
    const body = { version, versionId: lineage?.to.id ?? id, levels: [], confirmed: [place.marker] };
    return { path: { id }, body };
  },
  'StandardUpgrades.undo': async (place) => {
    const id = await standardOn(place, true);
    const { version } = await offerOf(inPlace(place).owner, id);
    return { path: { id }, body: { version } };
  },
} satisfies FixturesOf<'StandardUpgrades'>;
