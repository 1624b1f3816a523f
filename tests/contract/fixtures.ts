import { randomUUID } from 'node:crypto';

import { eq, gt } from 'drizzle-orm';

import type { Input, OperationId } from '#server/contract/types.ts';
import { identityUsers, membership, riskRating, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { totpCode, totpStep } from '#server/identity/totp.ts';
import { numberAt, textAt } from '#tests/server/identity/support.ts';
import { addOrganisation, type Person, type TestOrganisation } from '#tests/server/support/people.ts';
import type { TestServer } from '#tests/server/support/server.ts';

/** Whom inputs are made for, and where: every id in them belongs to this organisation or this person. */
export interface Place {
  readonly server: TestServer;
  readonly organisation: TestOrganisation;
  /** May do everything there. */
  readonly owner: Person;
  /** In every name and title that is made here, and nowhere else. */
  readonly marker: string;
}

/** Inputs that the operation accepts from `who`, made afresh; every id parameter and field is present. */
type Fixture<K extends OperationId> = (place: Place, who: Person) => Promise<Inputs<K>>;

type Inputs<K extends OperationId> = Partial<Pick<Input<K>, 'path' | 'query'>> & { readonly body?: Input<K>['body'] };

const unique = () => randomUUID().slice(0, 8);

interface Stored {
  readonly id: string;
  readonly version: number;
}

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

async function riskInput(place: Place) {
  const [category, likelihood, impact] = await Promise.all([
    newCategory(place),
    newLikelihood(place),
    newImpact(place),
  ]);
  return {
    title: `${place.marker} ${unique()}`,
    description: 'Two lines\nof text',
    categoryIds: [category.id],
    likelihoodId: likelihood.id,
    impactId: impact.id,
    treatment: 'MITIGATE' as const,
    nextReviewOn: '2027-02-28',
  };
}

const newRisk = (place: Place) => create(place, '/api/risk', { title: `${place.marker} ${unique()}` });

const changeOf = async (place: Place, stored: Promise<Stored>) => {
  const { id, version } = await stored;
  return { path: { id }, body: { version, name: `${place.marker} ${unique()}` } };
};

const removalOf = async (stored: Promise<Stored>) => {
  const { id, version } = await stored;
  return { path: { id }, query: { version } };
};

/** Forgets the person's second factor, so that any code of the next one is new. */
const forgetSecondFactor = ({ server }: Place, { subject }: Person) =>
  server.database.platform
    .update(identityUsers)
    .set({ totpSecret: null, totpPendingSecret: null, totpLastStep: null })
    .where(eq(identityUsers.id, subject));

/** Begins a second factor for the person; the codes of its app by step from now. */
async function beginSecondFactor(place: Place, who: Person): Promise<(step: number) => string> {
  await forgetSecondFactor(place, who);
  const { secret } = await place.server.identity.secondFactor.begin(who.subject);
  const now = totpStep(Date.now());
  return (step) => totpCode(secret, now + step);
}

async function newAccount({ server, marker }: Place): Promise<Stored> {
  const subject = randomUUID();
  const account = { issuer: 'test', subject, email: `${subject}@example.com`, name: `${marker} ${unique()}` };
  const [row] = await server.database.platform
    .insert(userAccount)
    .values(account)
    .returning({ id: userAccount.id, version: userAccount.version });
  if (row === undefined) throw new Error('No account was made');
  return row;
}

/** An organisation that the person belongs to, and where they have no rights. */
async function ownOrganisation({ server }: Place, { id: userId }: Person): Promise<string> {
  const { id: organisationId } = await addOrganisation(server, []);
  await server.database.platform.insert(membership).values({ organisationId, userId, role: 'ORG_VIEWER' });
  return organisationId;
}

const nothing = async () => ({});

/** Valid inputs of every operation. An operation without them does not compile. */
const fixtures = {
  'Accounts.me': nothing,
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
    await place.server.identity.secondFactor.confirm(who.subject, codeAt(-1));
    return { body: { code: codeAt(0) } };
  },
  'PlatformUsers.list': async () => ({ query: { approved: true, active: true } }),
  'PlatformUsers.update': async (place) => {
    const { id, version } = await newAccount(place);
    return { path: { id }, body: { version, approved: true } };
  },
  'Preferences.defaultOrganisation': nothing,
  'Preferences.setDefaultOrganisation': async (place, who) => ({
    body: { organisationId: await ownOrganisation(place, who) },
  }),
  'RiskCategories.list': async () => ({ query: { search: 'a', sortId: 'name', desc: true } }),
  'RiskCategories.options': nothing,
  'RiskCategories.create': async (place) => ({ body: categoryInput(place) }),
  'RiskCategories.update': (place) => changeOf(place, newCategory(place)),
  'RiskCategories.remove': (place) => removalOf(newCategory(place)),
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
    const { id } = await newCategory(place);
    await create(place, '/api/risk', { ...(await riskInput(place)), categoryIds: [id] });
    return { query: { categoryId: id, treatment: 'MITIGATE', sortId: 'score', desc: false } };
  },
  'Risks.options': async () => ({ query: { search: 'R-' } }),
  'Risks.get': async (place) => ({ path: { id: (await newRisk(place)).id } }),
  'Risks.create': async (place) => ({ body: await riskInput(place) }),
  'Risks.update': async (place) => {
    const { id, version } = await newRisk(place);
    return { path: { id }, body: { version, ...(await riskInput(place)) } };
  },
  'Risks.remove': (place) => removalOf(newRisk(place)),
  'Risks.restore': async (place) => {
    const { id, version } = await newRisk(place);
    await place.owner.call(`/api/risk/${id}?version=${version}`, { method: 'DELETE' });
    return { path: { id }, body: { version: version + 1 } };
  },
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
