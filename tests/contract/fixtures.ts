import { randomUUID } from 'node:crypto';

import { gt } from 'drizzle-orm';

import type { Input, OperationId } from '#server/contract/types.ts';
import { riskRating } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { numberAt, textAt } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

import {
  beginSecondFactor,
  forgetSecondFactor,
  logQuery,
  newAccount,
  newNotification,
  ownOrganisation,
} from './account-fixtures.ts';
import type { Place } from './place.ts';
import {
  removalOf,
  removalOfOne,
  removalOfSeveral,
  removedOf,
  restorationOf,
  type Stored,
} from './removal-fixtures.ts';

/** Inputs that the operation accepts from `who`, made afresh; every id parameter and field is present. */
type Fixture<K extends OperationId> = (place: Place, who: Person) => Promise<Inputs<K>>;

type Inputs<K extends OperationId> = Partial<Pick<Input<K>, 'path' | 'query'>> & { readonly body?: Input<K>['body'] };

const unique = () => randomUUID().slice(0, 8);

async function create({ owner }: Place, path: string, body: object): Promise<Stored> {
  const answer = await owner.call(path, { method: 'POST', body });
  return { id: textAt(answer.body, 'data.id'), version: numberAt(answer.body, 'data.version') };
}

const newCategory = (place: Place) => create(place, '/api/risk-category', categoryInput(place));
const newLikelihood = (place: Place) => create(place, '/api/risk-likelihood', stepInput(place));
const newImpact = (place: Place) => create(place, '/api/risk-impact', stepInput(place));

const categoryInput = ({ marker }: Place) => ({
  name: `${marker} ${unique()}`,
  description: 'Of a test',
  position: 7,
  active: true,
});
const stepInput = (place: Place) => ({ ...categoryInput(place), score: 4, colour: '#A1b2C3' });

const highestDefaultScore = 20;
let scores = 0;

/** A minimum score belongs to one rating, and there are fewer of them than inputs: those made before make room. */
async function ratingInput(place: Place) {
  const { server, organisation } = place;
  await server.database.inOrganisation({ organisationId: organisation.id, userId: '' }, () =>
    db.delete(riskRating).where(gt(riskRating.minimumScore, highestDefaultScore)),
  );
  scores += 1;
  return { ...categoryInput(place), minimumScore: highestDefaultScore + 1 + (scores % 80), colour: null };
}

const newRating = async (place: Place) => create(place, '/api/risk-rating', await ratingInput(place));

const newSource = (place: Place) => create(place, '/api/risk-identification-source', categoryInput(place));
const newAssetType = (place: Place) => create(place, '/api/asset-type', categoryInput(place));

const assetInput = async (place: Place) => ({
  title: `${place.marker} ${unique()}`,
  description: 'Two lines\nof text',
  typeId: (await newAssetType(place)).id,
  kind: 'SUPPORT' as const,
  ownerId: place.owner.id,
  location: `${place.marker} hall`,
  confidentiality: 'LOW' as const,
  integrity: 'HIGH' as const,
  availability: 'CRITICAL' as const,
  reviewOn: '2027-02-28',
});

const newAsset = (place: Place) => create(place, '/api/information-asset', { title: `${place.marker} ${unique()}` });

async function riskInput(place: Place) {
  const { id: likelihoodId } = await newLikelihood(place);
  const { id: impactId } = await newImpact(place);
  return {
    title: `${place.marker} ${unique()}`,
    description: 'Two lines\nof text',
    categoryIds: [(await newCategory(place)).id],
    identificationSourceId: (await newSource(place)).id,
    ownerId: place.owner.id,
    assetIds: [(await newAsset(place)).id],
    pillars: ['CONFIDENTIALITY' as const, 'AVAILABILITY' as const],
    existingControls: `Controls of ${place.marker}`,
    inherent: { likelihoodId, impactId },
    current: { likelihoodId, impactId },
    residual: { likelihoodId, impactId },
    treatment: 'MITIGATE' as const,
    justification: `Reasons of ${place.marker}`,
    treatmentPlan: { actions: 'Do it', dueOn: '2027-01-31', progress: 10, status: 'IN_PROGRESS' as const },
    nextReviewOn: '2027-02-28',
  };
}

const newRisk = (place: Place) => create(place, '/api/risk', { title: `${place.marker} ${unique()}` });

const changeOf = async (place: Place, stored: Promise<Stored>) => {
  const { id, version } = await stored;
  return { path: { id }, body: { version, name: `${place.marker} ${unique()}` } };
};

const nothing = async () => ({});

/** Valid inputs of every operation. An operation without them does not compile. */
const fixtures = {
  'Accounts.me': nothing,
  'Accounts.refresh': nothing,
  'Accounts.organisations': nothing,
  'Accounts.sessions': nothing,
  'Accounts.revokeSession': async (_place, who) => ({ path: { id: (await who.signInAgain()).sessionId } }),
  'Accounts.beginSecondFactor': async (place, who) => {
    await forgetSecondFactor(place, who);
    return {};
  },
  'Accounts.confirmSecondFactor': async (place, who) => ({ body: { code: (await beginSecondFactor(place, who))(0) } }),
  'Accounts.removeSecondFactor': async (place, who) => {
    const codeAt = await beginSecondFactor(place, who);
    await place.server.identity.secondFactor.confirm({ userId: who.subject, sessionId: who.sessionId }, codeAt(-1));
    return { body: { code: codeAt(0) } };
  },
  'Activities.list': logQuery,
  'Activities.listAll': logQuery,
  'AssetTypes.list': nothing,
  'AssetTypes.options': nothing,
  'AssetTypes.create': async (place) => ({ body: categoryInput(place) }),
  'AssetTypes.update': (place) => changeOf(place, newAssetType(place)),
  'AssetTypes.remove': (place) => removalOf(newAssetType(place)),
  'HelpfulTips.list': async () => ({ query: { search: 'a', sortId: 'topic', desc: true } }),
  'InformationAssets.list': async (place) => ({
    query: { typeId: [(await newAssetType(place)).id], ownerId: [place.owner.id], without: ['typeId'], sortId: 'type' },
  }),
  'InformationAssets.options': async () => ({ query: { search: 'A-' } }),
  'InformationAssets.get': async (place) => ({ path: { id: (await newAsset(place)).id } }),
  'InformationAssets.position': async (place) => {
    const { id } = await newAsset(place);
    const typeId = [(await newAssetType(place)).id];
    return { path: { id }, query: { typeId, ownerId: [place.owner.id], without: ['typeId'], sortId: 'type' } };
  },
  'InformationAssets.create': async (place) => ({ body: await assetInput(place) }),
  'InformationAssets.update': async (place) => {
    const { id, version } = await newAsset(place);
    return { path: { id }, body: { version, ...(await assetInput(place)) } };
  },
  'InformationAssets.remove': (place) => removalOf(newAsset(place)),
  'InformationAssets.removeMany': (place) => removalOfSeveral(place, newAsset),
  'InformationAssets.removeOne': (place) => removalOfOne(newAsset(place)),
  'InformationAssets.removalOutlook': async (place) => ({ query: { id: [(await newAsset(place)).id] } }),
  'InformationAssets.removed': async () => ({ query: { search: 'a', sortId: 'title', desc: true } }),
  'InformationAssets.restoreMany': async (place) => ({
    body: { records: await removedOf(place, '/api/information-asset', newAsset) },
  }),
  'InformationAssets.restore': (place) => restorationOf(removedOf(place, '/api/information-asset', newAsset)),
  'LoginLogs.list': async () => ({
    query: { search: 'SIGN', event: ['SIGN_IN'], from: '2026-01-01T00:00:00Z', sortId: 'event' },
  }),
  'Members.options': async () => ({ query: { search: 'person' } }),
  'Notifications.list': async () => ({ query: { search: 'a', unread: true, sortId: 'title' } }),
  'Notifications.counts': nothing,
  'Notifications.markAsRead': async (place, who) => ({ body: { notificationId: await newNotification(place, who) } }),
  'Notifications.markAllAsRead': nothing,
  'PlatformActivities.list': logQuery,
  'PlatformActivities.listAll': logQuery,
  'PlatformUsers.list': async () => ({ query: { approved: true, active: true } }),
  'PlatformUsers.update': async (place) => {
    const { id, version } = await newAccount(place);
    return { path: { id }, body: { version, approved: true } };
  },
  'Preferences.get': nothing,
  'Preferences.set': async () => ({ body: { locale: 'en-GB', timeZone: 'Europe/London' } }),
  'Preferences.defaultOrganisation': nothing,
  'Preferences.setDefaultOrganisation': async (place, who) => ({
    body: { organisationId: await ownOrganisation(place, who) },
  }),
  'RiskCategories.list': async () => ({ query: { search: 'a', sortId: 'name', desc: true } }),
  'RiskCategories.options': nothing,
  'RiskCategories.create': async (place) => ({ body: categoryInput(place) }),
  'RiskCategories.update': (place) => changeOf(place, newCategory(place)),
  'RiskCategories.remove': (place) => removalOf(newCategory(place)),
  'RiskIdentificationSources.list': nothing,
  'RiskIdentificationSources.options': nothing,
  'RiskIdentificationSources.create': async (place) => ({ body: categoryInput(place) }),
  'RiskIdentificationSources.update': (place) => changeOf(place, newSource(place)),
  'RiskIdentificationSources.remove': (place) => removalOf(newSource(place)),
  'RiskImpacts.list': nothing,
  'RiskImpacts.options': nothing,
  'RiskImpacts.create': async (place) => ({ body: stepInput(place) }),
  'RiskImpacts.update': (place) => changeOf(place, newImpact(place)),
  'RiskImpacts.remove': (place) => removalOf(newImpact(place)),
  'RiskLikelihoods.list': nothing,
  'RiskLikelihoods.options': nothing,
  'RiskLikelihoods.create': async (place) => ({ body: stepInput(place) }),
  'RiskLikelihoods.update': (place) => changeOf(place, newLikelihood(place)),
  'RiskLikelihoods.remove': (place) => removalOf(newLikelihood(place)),
  'RiskRatings.list': nothing,
  'RiskRatings.options': nothing,
  'RiskRatings.create': async (place) => ({ body: await ratingInput(place) }),
  'RiskRatings.update': (place) => changeOf(place, newRating(place)),
  'RiskRatings.remove': (place) => removalOf(newRating(place)),
  'Risks.list': async (place) => {
    const { categoryIds, ownerId, treatment, nextReviewOn, ...input } = await riskInput(place);
    await create(place, '/api/risk', { categoryIds, ownerId, treatment, nextReviewOn, ...input });
    const ratingId = [(await newRating(place)).id];
    return {
      query: {
        categoryId: categoryIds,
        ratingId,
        ownerId: [ownerId],
        treatment: [treatment, 'AVOID'],
        reviewBy: nextReviewOn,
        without: ['ownerId', 'ratingId'],
        sortId: 'current',
        desc: false,
      },
    };
  },
  'Risks.options': async () => ({ query: { search: 'R-' } }),
  'Risks.get': async (place) => ({ path: { id: (await newRisk(place)).id } }),
  'Risks.position': async (place) => {
    const { id } = await newRisk(place);
    const [categoryId, ratingId] = [[(await newCategory(place)).id], [(await newRating(place)).id]];
    return { path: { id }, query: { categoryId, ratingId, ownerId: [place.owner.id], sortId: 'owner', desc: true } };
  },
  'Risks.create': async (place) => ({ body: await riskInput(place) }),
  'Risks.update': async (place) => {
    const { id, version } = await newRisk(place);
    return { path: { id }, body: { version, ...(await riskInput(place)) } };
  },
  'Risks.remove': (place) => removalOf(newRisk(place)),
  'Risks.removeMany': (place) => removalOfSeveral(place, newRisk),
  'Risks.removeOne': (place) => removalOfOne(newRisk(place)),
  'Risks.removalOutlook': async (place) => ({ query: { id: [(await newRisk(place)).id] } }),
  'Risks.removed': async () => ({ query: { search: 'a', sortId: 'title', desc: true } }),
  'Risks.restoreMany': async (place) => ({ body: { records: await removedOf(place, '/api/risk', newRisk) } }),
  'Risks.restore': (place) => restorationOf(removedOf(place, '/api/risk', newRisk)),
} satisfies { readonly [K in OperationId]: Fixture<K> };

/** Inputs of an operation, as a request is made of them. */
export interface Request {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>> | undefined;
}

/** Fresh inputs of an operation for somebody. */
export async function inputsOf(id: OperationId, place: Place, who: Person): Promise<Request> {
  const fixture: (place: Place, who: Person) => Promise<Partial<Request>> = fixtures[id];
  const { path = {}, query = {}, body } = await fixture(place, who);
  return { path, query, body };
}
