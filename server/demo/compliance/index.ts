import { and, eq } from 'drizzle-orm';

import { platformOwner } from '#domain/catalogue/version-lifecycle.ts';
import { iso27001Numbering } from '#domain/standards/iso-27001-2022.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { adoptedStandard, maturityModel, record, standard, standardVersion } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { complianceModule } from '#server/modules/compliance/index.ts';
import { evidenceCourse, evidenceRegister } from '#server/modules/evidence/index.ts';
import { ownControlModule } from '#server/modules/own-control/index.ts';
import { registerHandlers } from '#server/modules/record/index.ts';
import { sha256Of, storeVersion } from '#server/modules/standard/index.ts';

import { asMember } from '../as-member.ts';
import { dayFromNow, ownerIn, readPeople } from '../choices.ts';
import { changeAsIf, changeNow, daysAgo } from '../score-history.ts';
import { settings, type Seed } from '../seeds.ts';
import { demoStandard } from '../standards/catalogue.ts';
import { addComplianceAssessment } from './assessments.ts';
import type { DemoComplianceAssessment } from './harbour-assessments.ts';
import type { DemoNaming } from './harbour-naming.ts';
import { harbourCovers, harbourOverrides, type DemoOwnControl } from './harbour.ts';
import { nameOwnControls } from './naming.ts';

export { harbourComplianceAssessments } from './harbour-assessments.ts';
export { harbourStatement } from './harbour-statement.ts';
export { harbourNaming } from './harbour-naming.ts';
export { harbourOwnControls } from './harbour.ts';
export { seedStatement } from './statement.ts';

const { OwnControls } = ownControlModule(settings);
const EvidenceRegister = registerHandlers(evidenceRegister, settings);
const modules = complianceModule({ ownControls: OwnControls, jobs: settings.jobs });

/** The published version of a standard of the platform. */
async function versionOf(title: string, number: string): Promise<string> {
  const [found] = await db
    .select({ id: standardVersion.id })
    .from(standardVersion)
    .innerJoin(
      standard,
      and(eq(standard.ownerId, standardVersion.ownerId), eq(standard.id, standardVersion.standardId)),
    )
    .where(and(eq(standard.ownerId, platformOwner), eq(standard.title, title), eq(standardVersion.number, number)));
  if (found === undefined) throw new Error(`The demo needs ${title} ${number}`);
  return found.id;
}

/** When the organisation began with its standards, and how long it took to answer the first half. */
const began = { first: 300, second: 210 } as const;

/** The day on which an own control was answered: they follow one another until a month ago. */
const answeredDaysAgo = (index: number, count: number): number =>
  Math.round(began.first - 20 - ((began.first - 50) * index) / Math.max(1, count - 1));

/** Lets what was added seem as old as its history says. */
async function backdate(id: string, days: number): Promise<void> {
  await db
    .update(record)
    .set({ createdAt: daysAgo(days) })
    .where(eq(record.id, id));
}

/** Adopts the numbering of ISO/IEC 27001 as an own copy, which the answers to the demo standard fill by mappings. */
async function adoptNumbering(context: OrganisationContext): Promise<void> {
  const ownerId = context.organisation.id;
  const { versionId } = await storeVersion(db, ownerId, {
    catalogue: iso27001Numbering,
    standardId: null,
    assessedClasses: null,
    sourceSha256: sha256Of(JSON.stringify(iso27001Numbering)),
  });
  const published = { status: 'PUBLISHED', publishedAt: new Date() } as const;
  await db.update(standardVersion).set(published).where(eq(standardVersion.id, versionId));
  await changeAsIf(began.second);
  const choices = { levels: [], maturityModelId: null, targetMaturity: null, parameters: [] };
  const body = { versionId, method: 'RESULT_SHARE' as const, ...choices };
  const { id } = await modules.AdoptedStandards.adopt({ path: {}, query: {}, body }, context);
  await changeNow();
  await db
    .update(adoptedStandard)
    .set({ adoptedAt: daysAgo(began.second) })
    .where(eq(adoptedStandard.id, id));
}

async function adoptDemoStandard(context: OrganisationContext) {
  const [model] = await db
    .select({ id: maturityModel.id })
    .from(maturityModel)
    .where(and(eq(maturityModel.ownerId, platformOwner), eq(maturityModel.status, 'PUBLISHED')));
  const body = {
    versionId: await versionOf(demoStandard.title, demoStandard.version),
    levels: demoStandard.levels.map(({ ref }) => ref),
    maturityModelId: model?.id ?? null,
    targetMaturity: model === undefined ? null : 3,
    method: 'WEIGHTED' as const,
    parameters: [],
  };
  await changeAsIf(began.first);
  const adopted = await modules.AdoptedStandards.adopt({ path: {}, query: {}, body }, context);
  await changeNow();
  await db
    .update(adoptedStandard)
    .set({ adoptedAt: daysAgo(began.first) })
    .where(eq(adoptedStandard.id, adopted.id));
  const query = { adoptedStandardId: adopted.id };
  const positions = await modules.ControlPositions.positions({ path: {}, query, body: undefined }, context);
  return { id: adopted.id, positions: new Map(positions.map(({ ref, id }) => [ref, id])) };
}

type Positions = Awaited<ReturnType<typeof adoptDemoStandard>>['positions'];

function positionOf(positions: Positions, ref: string): string {
  const id = positions.get(ref);
  if (id === undefined) throw new Error(`The demo standard has no control ${ref}`);
  return id;
}

const details = (id: string, context: OrganisationContext): Promise<Schemas['PositionDetails']> =>
  modules.ControlPositions.details({ path: { id }, query: {}, body: undefined }, context);

/** Adds an own control as its owner would: its links, its answer and its evidence. @returns its id */
async function addOwnControl(
  demo: DemoOwnControl,
  { people, positions }: { readonly people: Awaited<ReturnType<typeof readPeople>>; readonly positions: Positions },
  context: OrganisationContext,
): Promise<string> {
  const { title, description, cadenceMonths = null, result, maturity, observation } = demo;
  const ownerId = ownerIn({ people }, demo.owner);
  const fields = { title, description, cadenceMonths, ownerId, implementation: 'IMPLEMENTED' as const };
  const { id, version } = await OwnControls.create({ path: {}, query: {}, body: fields }, context);
  const link = (ref: string, relation: Schemas['ControlRelation'], who: OrganisationContext) => {
    const path = { id: positionOf(positions, ref) };
    return modules.ControlPositions.link({ path, query: {}, body: { ownControlId: id, relation } }, who);
  };
  for (const [ref, relation] of demo.serves) await link(ref, relation, context);
  const adviser = await asMember(context, ownerIn({ people }, 'consultant'));
  const consultant = { ...adviser, organisation: { ...adviser.organisation, role: 'ORG_CONSULTANT' as const } };
  for (const [ref, relation] of demo.proposed ?? []) await link(ref, relation, consultant);
  const body = { version, result, maturity, observation };
  await modules.OwnControlResponses.respond({ path: { id }, query: {}, body }, context);
  if (demo.evidence === undefined) return id;
  const { title: name, madeDaysAgo, cadenceMonths: everyMonths } = demo.evidence;
  const evidence = {
    title: name,
    ownerId,
    madeOn: dayFromNow(-madeDaysAgo),
    cadenceMonths: everyMonths,
    ownControlIds: [id],
  };
  const added = await EvidenceRegister.create({ body: evidence }, context);
  await renewAndAsk(added, demo.evidence, { people }, context);
  await backdate(added.id, madeDaysAgo);
  return id;
}

/** What was done with a piece of evidence since: its renewal, and a request for the next one. */
async function renewAndAsk(
  { id, version }: Pick<Schemas['Evidence'], 'id' | 'version'>,
  { renewedDaysAgo, asked }: NonNullable<DemoOwnControl['evidence']>,
  { people }: { readonly people: Awaited<ReturnType<typeof readPeople>> },
  context: OrganisationContext,
): Promise<void> {
  const path = { id };
  if (renewedDaysAgo !== undefined) {
    const body = { version, madeOn: dayFromNow(-renewedDaysAgo), note: 'The next quarter.' };
    await evidenceCourse.renew({ path, query: {}, body }, context);
  }
  if (asked === undefined) return;
  const { person, dueInDays, note } = asked;
  const body = { personId: ownerIn({ people }, person) ?? '', dueOn: dayFromNow(dueInDays), note };
  await evidenceCourse.request({ path, query: {}, body }, context);
}

/** Declares that the own controls of a control cover it together. */
async function addCover(id: string, context: OrganisationContext): Promise<void> {
  const { version, sources } = await details(id, context);
  const ownControlIds = sources.flatMap(({ ownControl }) => (ownControl === null ? [] : [ownControl.id]));
  await modules.ControlPositions.cover({ path: { id }, query: {}, body: { version, ownControlIds } }, context);
}

/** Adopts the demo standard, answers half of it by what the organisation does, and assesses it. */
export const seedCompliance =
  (
    ownControls: readonly DemoOwnControl[],
    naming: readonly DemoNaming[],
    assessments: readonly DemoComplianceAssessment[],
  ): Seed =>
  async (context) => {
    const { id: standardId, positions } = await adoptDemoStandard(context);
    const people = await readPeople();
    const answered = ownControls.map((demo, index) => ({ demo, days: answeredDaysAgo(index, ownControls.length) }));
    const answer = async (some: typeof answered) => {
      for (const { demo, days } of some) {
        await changeAsIf(days);
        const id = await addOwnControl(demo, { people, positions }, context);
        await changeNow();
        await backdate(id, days);
      }
    };
    // In the order of their days: no position has a past from before its standard was adopted.
    await answer(answered.filter(({ days }) => days > began.second));
    await adoptNumbering(context);
    await answer(answered.filter(({ days }) => days <= began.second));
    await nameOwnControls(naming, context);
    for (const ref of harbourCovers) await addCover(positionOf(positions, ref), context);
    for (const { ref, inDays, ...override } of harbourOverrides) {
      const id = positionOf(positions, ref);
      const { version } = await details(id, context);
      const body = { version, override: { ...override, until: dayFromNow(inDays) } };
      await modules.ControlPositions.changePosition({ path: { id }, query: {}, body }, context);
    }
    const assessed = { id: standardId, positionOf: (ref: string) => positionOf(positions, ref), people };
    for (const assessment of assessments) await addComplianceAssessment(assessment, assessed, context);
    const evidence = ownControls.filter((demo) => demo.evidence !== undefined);
    const findings = assessments.flatMap((assessment) => assessment.findings);
    return ownControls.length + evidence.length + assessments.length + findings.length;
  };
