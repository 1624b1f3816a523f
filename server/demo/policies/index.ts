import { eq } from 'drizzle-orm';

import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { policyCategory, policyFrequency, policyVersion } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { policyModule, putInForceAsBefore } from '#server/modules/policy/index.ts';

import { asMember } from '../as-member.ts';
import { dayFromNow, idOf, namesOf, ownerIn, readPeople, titlesOf } from '../choices.ts';
import type { DemoPolicy, DemoPolicyVersion, DemoRemark } from '../policy.ts';
import { settings, type Seed } from '../seeds.ts';

export { harbourPolicies } from './harbour.ts';
export { meridianPolicies } from './meridian.ts';

type Handlers = Pick<
  HandlersOf<'PolicyVersions'>,
  'all' | 'write' | 'changeStatus' | 'review' | 'addRemark' | 'replyToRemark'
>;
type Template = Schemas['PolicyTemplate'];

async function readNames() {
  return {
    people: await readPeople(),
    categories: await namesOf(policyCategory),
    frequencies: await namesOf(policyFrequency),
    risks: await titlesOf('risk'),
  };
}

type Names = Awaited<ReturnType<typeof readNames>>;

/** What a version says, as the starter policy is filled with its values. */
const filledWith = ({ id, placeholders }: Template, values: DemoPolicyVersion['values'] = {}) => ({
  template: id,
  values: placeholders.map(({ name, defaultValue }) => ({ name, value: values[name] ?? defaultValue })),
});

/** The fields of a policy as its author would submit them. */
const fieldsOf = (policy: DemoPolicy, { category, documentType }: Template, names: Names) => ({
  documentType,
  categoryId: idOf(names.categories, category),
  frequencyId: idOf(names.frequencies, policy.frequency),
  ownerId: ownerIn(names, policy.owner),
  approverId: ownerIn(names, policy.approver),
  reviewerIds: (policy.reviewers ?? []).flatMap((name) => ownerIn(names, name) ?? []),
  department: policy.department,
  classification: policy.classification ?? ('INTERNAL' as const),
  riskIds: (policy.risks ?? []).map((title) => idOf(names.risks, title)),
});

/** The people of a policy, each as the principal of a request. */
interface Parties {
  readonly owner: OrganisationContext;
  readonly approver: OrganisationContext;
  readonly reviewers: readonly OrganisationContext[];
}

async function partiesOf(policy: DemoPolicy, names: Names, context: OrganisationContext): Promise<Parties> {
  const member = (name: string) => asMember(context, ownerIn(names, name));
  const reviewers: OrganisationContext[] = [];
  for (const name of policy.reviewers ?? []) reviewers.push(await member(name));
  return { owner: await member(policy.owner), approver: await member(policy.approver), reviewers };
}

/** Takes the newest version of a policy from its text to where it has got. */
async function decide(
  handlers: Handlers,
  id: string,
  content: string,
  { changeLog, reached, reason = '', remark }: DemoPolicyVersion,
  parties: Parties,
): Promise<void> {
  const { all, write, changeStatus, review } = handlers;
  const { owner, approver, reviewers } = parties;
  const at = { path: { id }, query: {} };
  const [newest] = await all({ ...at, body: undefined }, owner);
  if (newest === undefined) throw new Error('The policy has no version');
  const document = { generationMethod: 'MANUAL' as const, content, sourceUrl: '', changeLog };
  // All of it is one transaction: demo data is short, and needs no worker thread.
  const inTransaction = <T>(work: () => Promise<T>) => work();
  const body = { version: newest.version, ...document };
  const written = await write({ ...at, body }, { ...owner, inTransaction });
  const { contentSha256 } = written;
  let { version } = written;
  if (reached === 'DRAFT') return;
  ({ version } = await changeStatus({ ...at, body: { version, action: 'SUBMIT' } }, owner));
  if (remark !== undefined) await discuss(handlers, id, remark, parties);
  if (reached === 'REJECTED') {
    await changeStatus({ ...at, body: { version, action: 'REJECT', reason } }, approver);
    return;
  }
  for (const reviewer of reached === 'REVIEW' ? reviewers.slice(0, 1) : reviewers)
    ({ version } = await review({ ...at, body: { version, contentSha256, verdict: 'APPROVED' } }, reviewer));
  if (reached !== 'APPROVED') return;
  await changeStatus({ ...at, body: { version, contentSha256, action: 'APPROVE', reason } }, approver);
}

/** A reviewer's remark on a passage, and the owner's answer. @throws Error if the version has no reviewer */
async function discuss(
  { addRemark, replyToRemark }: Handlers,
  id: string,
  { quote, text, answer }: DemoRemark,
  { owner, reviewers: [reviewer] }: Parties,
): Promise<void> {
  if (reviewer === undefined) throw new Error('Nobody reviews this version');
  const added = await addRemark({ path: { id }, query: {}, body: { quote, text } }, reviewer);
  await replyToRemark({ path: { id: added.id }, query: {}, body: { text: answer } }, owner);
}

/** Has the next version wait for its day. */
async function waitFor(
  { get, update }: Pick<HandlersOf<'Policies'>, 'get' | 'update'>,
  id: string,
  days: number,
  owner: OrganisationContext,
): Promise<void> {
  const { version } = await get({ path: { id }, query: {}, body: undefined }, owner);
  await update({ path: { id }, query: {}, body: { version, effectiveOn: dayFromNow(days) } }, owner);
}

/** The version in force is one of before the policy came here: nobody has decided on it here today, and people know it already. */
async function putInForce(
  entity: Schemas['Policy'],
  { approvedBy, inForceDaysAgo }: NonNullable<DemoPolicyVersion['before']>,
  owner: OrganisationContext,
): Promise<void> {
  const [version] = await db.select().from(policyVersion).where(eq(policyVersion.policyId, entity.id));
  if (version === undefined) throw new Error('The policy has no version');
  await putInForceAsBefore(owner, entity, version, { approvedBy, inForceSince: dayFromNow(-inForceDaysAgo) ?? '' });
}

async function addPolicy(policy: DemoPolicy, names: Names, context: OrganisationContext): Promise<void> {
  const {
    Policies,
    PolicyTemplates: { all, fill: fillIn },
    PolicyVersions,
  } = policyModule(settings);
  const templates = await all({ path: {}, query: {}, body: undefined }, context);
  const template = templates.find(({ id }) => id === policy.template);
  if (template === undefined) throw new Error(`There is no starter policy ${policy.template}`);
  const parties = await partiesOf(policy, names, context);
  let id: string | undefined;
  for (const { size, ...version } of policy.versions) {
    const body = filledWith(template, version.values);
    const { title, purpose, scope, content } = await fillIn({ path: {}, query: {}, body }, context);
    if (id === undefined) {
      const fields = { title, purpose, scope, ...fieldsOf(policy, template, names) };
      ({ id } = await Policies.create({ path: {}, query: {}, body: fields }, parties.owner));
    } else {
      const [newest] = await PolicyVersions.all({ path: { id }, query: {}, body: undefined }, parties.owner);
      const change = { version: newest?.version ?? 0, action: 'REVISE' as const, size: size ?? ('MINOR' as const) };
      await PolicyVersions.changeStatus({ path: { id }, query: {}, body: change }, parties.owner);
    }
    if (version.comesInDays !== undefined) await waitFor(Policies, id, version.comesInDays, parties.owner);
    const { before, reached } = version;
    const steps = before === undefined ? version : { ...version, reached: 'DRAFT' as const };
    await decide(PolicyVersions, id, content, steps, parties);
    if (before !== undefined && reached === 'APPROVED')
      await putInForce(
        await Policies.get({ path: { id }, query: {}, body: undefined }, parties.owner),
        before,
        parties.owner,
      );
  }
  if (id === undefined || policy.reviewInDays === undefined) return;
  const { version } = await Policies.get({ path: { id }, query: {}, body: undefined }, context);
  const body = { version, nextReviewOn: dayFromNow(policy.reviewInDays) };
  await Policies.update({ path: { id }, query: {}, body }, parties.owner);
}

/** Policies with their versions, as members write, review and decide on them. */
export const seedPolicies =
  (policies: readonly DemoPolicy[]): Seed =>
  async (context) => {
    const names = await readNames();
    for (const policy of policies) await addPolicy(policy, names, context);
    return policies.length;
  };
