import { asc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { proposedResidualRisk } from '#domain/provider-assessment/proposed-state.ts';
import { reviewItems } from '#domain/provider-assessment/review.ts';
import { questionsOf } from '#domain/questionnaire/questionnaire.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  acknowledgement,
  acknowledgementRequest,
  assessmentRespondent,
  policyVersion,
  record,
  serviceProviderAssessment,
} from '#server/database/schema/index.ts';
import { linkFinding, receiptWith } from '#server/database/secure-links.ts';
import { db } from '#server/database/tenancy.ts';
import { addDemoLinks } from '#server/demo/index.ts';
import { tokenHash } from '#server/links/token.ts';
import { requestPage } from '#server/modules/policy/acknowledgement/read.ts';
import { receiptHash } from '#server/modules/policy/secure/receipt.ts';
import { contentHash } from '#server/modules/policy/versions/content-hash.ts';
import { assessmentRegister } from '#server/modules/provider-assessment/index.ts';
import { unshownOf } from '#server/modules/provider-assessment/lock.ts';
import { questionnairesOf } from '#server/modules/provider-assessment/review/questions.ts';
import { reviewedAnswers } from '#server/modules/provider-assessment/review/read.ts';
import { assessmentView } from '#server/modules/provider-assessment/secure/view.ts';
import { shared } from '#tests/server/support/shared.ts';

import { startDemoServer } from './demo-server.ts';

const server = shared(startDemoServer);
beforeAll(async () => {
  await server.seed();
});

/** How many requests of a policy are in each state. */
const statesOf = (ref: string) =>
  server.inOrganisation('Harbour Logistics', async () => {
    const [policy] = await db.select({ id: record.id }).from(record).where(eq(record.ref, ref));
    const { data } = await requestPage(policy?.id ?? '', { perPage: 100 });
    const count = (state: Schemas['AcknowledgementState']) => data.filter((one) => one.state === state).length;
    return {
      requested: count('REQUESTED'),
      opened: count('OPENED'),
      acknowledged: count('ACKNOWLEDGED'),
      expired: count('EXPIRED'),
      revoked: count('REVOKED'),
    };
  });

test('two policies were sent to people who are in every state', async () => {
  expect(await statesOf('P-0001')).toEqual({ requested: 2, opened: 1, acknowledged: 5, expired: 1, revoked: 0 });
  expect(await statesOf('P-0005')).toEqual({ requested: 3, opened: 4, acknowledged: 8, expired: 0, revoked: 1 });
});

test('nothing is to be mailed, and what happened is in order', async () => {
  const rows = await server.inOrganisation('Harbour Logistics', () =>
    db
      .select()
      .from(acknowledgementRequest)
      .leftJoin(acknowledgement, eq(acknowledgement.requestId, acknowledgementRequest.id)),
  );
  expect(rows).toHaveLength(29);
  for (const { acknowledgement_request: request, acknowledgement: given } of rows) {
    expect([request.mailDue, request.reminderDays]).toEqual([null, 0]);
    const { requestedAt, sentAt, openedAt, revokedAt } = request;
    const times = [requestedAt, sentAt, openedAt, given?.at, revokedAt, new Date()].flatMap(
      (at) => at?.getTime() ?? [],
    );
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  }
});

test('nobody is asked to acknowledge a version, opens it or acknowledges it before it is approved', async () => {
  const rows = await server.inOrganisation('Harbour Logistics', () =>
    db
      .select({ request: acknowledgementRequest, given: acknowledgement.at, version: policyVersion })
      .from(acknowledgementRequest)
      .innerJoin(policyVersion, eq(policyVersion.id, acknowledgementRequest.versionId))
      .leftJoin(acknowledgement, eq(acknowledgement.requestId, acknowledgementRequest.id)),
  );
  expect(new Set(rows.map(({ version }) => version.policyId)).size).toBe(3);
  for (const { request, given, version } of rows) {
    const times = [
      version.decidedAt ?? new Date(version.inForceFrom ?? ''),
      request.requestedAt,
      request.openedAt,
      given,
    ];
    const known = times.flatMap((at) => at?.getTime() ?? []);
    expect(known).toEqual(known.toSorted((one, other) => one - other));
  }
});

test('every receipt can be checked', async () => {
  const codes = await server.inOrganisation('Harbour Logistics', () =>
    db.select({ code: acknowledgement.code }).from(acknowledgement),
  );
  expect(codes).toHaveLength(15);
  for (const { code } of codes) {
    const found = await receiptWith(server.database.platform, code);
    if (found === undefined) throw new Error('The receipt was not found');
    expect(contentHash(found)).toBe(found.contentSha256);
    expect(receiptHash({ ...found, version: `${found.major}.${found.minor}` })).toBe(found.sha256);
  }
});

/** The assessments of an organisation in the order of their references. */
const assessmentsOf = (name: string): Promise<Schemas['ServiceProviderAssessment'][]> =>
  server.inOrganisation(name, async () => {
    const rows = await db
      .select({ id: record.id })
      .from(record)
      .where(eq(record.kind, 'serviceProviderAssessment'))
      .orderBy(asc(record.ref));
    const found = await assessmentRegister.read(rows.map(({ id }) => id));
    return rows.flatMap(({ id }) => found.find((each) => each.id === id) ?? []);
  });

const inWords = ({ provider, status, conclusion }: Schemas['ServiceProviderAssessment']) =>
  `${provider?.title}: ${status}, ${conclusion ?? 'not concluded'}`;

test('Harbour Logistics has assessments in every status, and Meridian Health its own', async () => {
  const found = await assessmentsOf('Harbour Logistics');
  expect(found.map(inWords)).toEqual([
    'Quayline Systems: IN_PROGRESS, not concluded',
    'CraneWorks Automation: SUBMITTED, not concluded',
    'Kaskade Cloud: APPROVED, OK',
    'Kaskade Cloud: SENT, not concluded',
    'HavenLink Port Community: REVIEWED, WARNING',
    'Redwater Security Testing: REJECTED, BLOCKER',
    'Reeferwatch Telematics: EXPIRED, not concluded',
    'Tallship Customs: DRAFT, not concluded',
  ]);
  const [open] = found;
  expect(open?.progress).toBeGreaterThan(40);
  expect(open?.progress).toBeLessThan(60);
  expect(found[3]?.previous).toEqual({ id: found[2]?.id, ref: found[2]?.ref, title: found[2]?.title });
  expect((await assessmentsOf('Meridian Health')).map(inWords)).toEqual(['Pulse Monitors: SUBMITTED, not concluded']);
});

/** The answers of the assessment with a number. */
const answersOf = async (number: number) => {
  const one = (await assessmentsOf('Harbour Logistics'))[number - 1];
  if (one === undefined) throw new Error('There is no such assessment');
  return server.inOrganisation('Harbour Logistics', async () => {
    const questionnaires = await questionnairesOf(await unshownOf(one.id));
    return reviewItems({
      questionnaires: [...questionnaires],
      answers: await reviewedAnswers(one, questionsOf(questionnaires), { maySeeIncidents: true }),
    });
  });
};

test('reviewers find warnings, contradictions, files and comments, and respondents their earlier answers', async () => {
  const submitted = await answersOf(2);
  const contradictionsOf = (items: typeof submitted) =>
    items.flatMap(({ answered }) => answered.contradictions.map(({ message }) => message));
  expect(contradictionsOf(submitted)).toEqual([expect.stringContaining('“Liability insurance” expired')]);
  expect(submitted.filter(({ warnings }) => warnings.length > 0).length).toBeGreaterThan(5);
  expect(submitted.flatMap(({ answered }) => answered.files.map(({ name }) => name))).toEqual([
    'Certificate IEC 62443-2-4.pdf',
  ]);
  expect(contradictionsOf(await answersOf(5))).toEqual([expect.stringContaining('is still open')]);
  for (const number of [3, 5, 6]) {
    const reviews = (await answersOf(number)).map(({ answered }) => answered.review);
    expect(reviews.filter(({ conclusion }) => conclusion === null)).toEqual([]);
    expect(reviews.filter(({ comment }) => comment !== '').length).toBeGreaterThan(1);
  }
  const carried = (await answersOf(4)).filter(({ answered }) => answered.previous !== null);
  expect(carried.length).toBeGreaterThan(80);
  expect(carried.filter(({ answered }) => (answered.previous?.reworded ?? null) !== null)).toHaveLength(1);
});

test('a reviewer has asked for clarification, respondents have asked, and an approval proposes a residual risk', async () => {
  const repliesIn = (await answersOf(2)).flatMap(({ answered }) => answered.clarifications);
  expect(repliesIn).toMatchObject([{ resolvedAt: expect.any(String), repliedBy: 'Elin Sandberg' }]);
  const asked = (await answersOf(1)).flatMap(({ answered }) => answered.respondentQuestions);
  expect(asked).toMatchObject([
    { askedBy: 'Aino Virtanen', answeredAt: expect.any(String) },
    { askedBy: 'Aino Virtanen', answer: '', answeredAt: null },
  ]);
  const approved = (await assessmentsOf('Harbour Logistics')).filter(
    ({ provider }) => provider?.title === 'Kaskade Cloud',
  );
  expect(proposedResidualRisk('CRITICAL', approved)).toBe('MEDIUM');
});

test('no respondent is to be mailed, and what happened with assessments is in order', async () => {
  const rows = await server.inOrganisation('Harbour Logistics', () =>
    db
      .select()
      .from(assessmentRespondent)
      .innerJoin(serviceProviderAssessment, eq(serviceProviderAssessment.id, assessmentRespondent.assessmentId)),
  );
  expect(rows).toHaveLength(9);
  for (const { assessment_respondent: respondent, service_provider_assessment: assessment } of rows) {
    expect([respondent.mailDue, assessment.reminderDays]).toEqual([null, 0]);
    const { sentAt, openedAt, lastSavedAt, submittedAt } = respondent;
    const { reviewedAt, decidedAt } = assessment;
    const times = [sentAt, openedAt, lastSavedAt, submittedAt, reviewedAt, decidedAt, new Date()].flatMap(
      (at) => at?.getTime() ?? [],
    );
    expect(times).toEqual(times.toSorted((before, after) => before - after));
  }
});

test('each start makes links to a policy and an assessment in each state that has a page of its own', async () => {
  const made = [...(await addDemoLinks(server.database)), ...(await addDemoLinks(server.database))];
  const each = [
    'Policy, open',
    'Policy, acknowledged',
    'Policy, expired',
    'Assessment, open',
    'Assessment, submitted',
    'Assessment, expired',
  ];
  expect(made.map(({ about }) => about)).toEqual([...each, ...each]);
  expect(new Set(made.map(({ path }) => path)).size).toBe(12);
  for (const { about, path } of made) {
    const token = path.replace(/^.*\/secure\//, '');
    const link = await linkFinding(server.database.platform).linkWith(tokenHash(token));
    expect(link?.isExpired).toBe(about.endsWith('expired'));
    if (link === undefined || link.isExpired || link.kind !== 'assessment') continue;
    const view = await server.database.onLink(link, () => assessmentView(link, token, 0), 'read');
    expect(view.accessInfo.isSubmitted).toBe(about.endsWith('submitted'));
    expect(view.assessment.responses.length).toBeGreaterThan(30);
  }
});
