import { and, asc, eq, isNull } from 'drizzle-orm';

import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { adoptedStandard, control, controlPosition, standard } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { complianceModule } from '#server/modules/compliance/index.ts';
import { ownControlModule } from '#server/modules/own-control/index.ts';
import { statementModule } from '#server/modules/statement/index.ts';

import { asMember } from '../as-member.ts';
import { dayFromNow, ownerIn, readPeople } from '../choices.ts';
import { addLinks } from '../links.ts';
import { settings, type Seed } from '../seeds.ts';
import { otherwise, type DemoDecision, type DemoStatement } from './harbour-statement.ts';

const { OwnControls } = ownControlModule(settings);
const { ControlPositions } = complianceModule({ ownControls: OwnControls, jobs: settings.jobs });
const { StatementCourse, StatementsOfApplicability } = statementModule(settings);

/** The adopted standard with a title, and its positions with their references, in the order of the standard. */
async function adoptedPositions(title: string) {
  const positions = await db
    .select({
      id: controlPosition.id,
      standardId: controlPosition.adoptedStandardId,
      ref: control.ref,
      version: controlPosition.version,
    })
    .from(controlPosition)
    .innerJoin(adoptedStandard, eq(adoptedStandard.id, controlPosition.adoptedStandardId))
    .innerJoin(
      control,
      and(
        eq(control.ownerId, controlPosition.catalogueOwner),
        eq(control.versionId, controlPosition.versionId),
        eq(control.id, controlPosition.controlId),
      ),
    )
    .innerJoin(
      standard,
      and(eq(standard.ownerId, adoptedStandard.catalogueOwner), eq(standard.id, adoptedStandard.standardId)),
    )
    .where(and(isNull(controlPosition.archivedAt), eq(standard.title, title)))
    .orderBy(asc(control.position));
  const [first] = positions;
  if (first === undefined) throw new Error(`The demo has not adopted ${title}`);
  return { standardId: first.standardId, positions };
}

/** Decides on controls as people do. */
async function decide(context: OrganisationContext, of: string, decisionOf: (ref: string) => DemoDecision | undefined) {
  const { positions } = await adoptedPositions(of);
  for (const { id, ref, version } of positions) {
    const decision = decisionOf(ref);
    if (decision === undefined) continue;
    const { isApplicable = true, reasons, justification = '' } = decision;
    const body = { version, isApplicable, reasons, justification };
    await ControlPositions.changePosition({ path: { id }, query: {}, body }, context);
  }
}

type Step = Omit<Schemas['StatementStatusChange'], 'version'>;

/** States what applies of the adopted standard: a version that was approved, and the draft of the next one. */
export const seedStatement =
  (demo: DemoStatement): Seed =>
  async (context) => {
    const people = await readPeople();
    await addLinks(context, demo.links);
    const { standardId: adoptedStandardId } = await adoptedPositions(demo.standard);
    await decide(context, demo.standard, (ref) => demo.decisions[ref] ?? otherwise);
    const { title, changeLog } = demo;
    const approverId = ownerIn({ people }, demo.approver);
    const fields = {
      title,
      changeLog,
      adoptedStandardId,
      approverId,
      ownerId: ownerIn({ people }, demo.owner),
      reviewOn: dayFromNow(demo.reviewInDays),
    };
    let { id, version } = await StatementsOfApplicability.create({ path: {}, query: {}, body: fields }, context);
    const take = async (who: OrganisationContext, step: Step) => {
      const request = { path: { id }, query: {}, body: { version, ...step } };
      ({ id, version } = await StatementCourse.changeStatus(request, who));
    };
    await take(context, { action: 'SUBMIT' });
    await take(await asMember(context, approverId), { action: 'APPROVE' });
    await take(context, { action: 'REVISE' });
    await decide(context, demo.standard, (ref) => demo.since[ref]);
    return 1;
  };
