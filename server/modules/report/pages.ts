import { eq } from 'drizzle-orm';

import { standardName } from '#domain/compliance/standard-name.ts';
import { sectionsOfPage } from '#domain/report/compliance-page.ts';
import { forbidden, invalid } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { adoptedStandard } from '#server/database/schema/index.ts';
import { closingNamed } from '#server/modules/compliance-report/index.ts';
import { adoptedRows } from '#server/modules/compliance/index.ts';
import { organisationToday } from '#server/modules/organisation/index.ts';

import { shippedDefinition } from './definitions.ts';
import { mayOpen } from './read.ts';

type Input = Schemas['CompliancePageInput'];
type Page = Schemas['CompliancePage'];

/** A page with what its run is made with. */
export interface NamedPage {
  readonly definition: ReturnType<typeof shippedDefinition>;
  readonly page: Page;
  /** Of the closing; null of a day. */
  readonly closedAt: Date | null;
}

const problem = (field: string, message: string) => invalid([{ field, message }]);

async function refuseImpossible({ adoptedStandardId, closing, asOf, group, result, only }: Input): Promise<void> {
  if (closing !== null && adoptedStandardId === null)
    throw problem('closing', 'The dashboard is of a day: choose the standard that the closing is of');
  if (closing !== null && asOf !== null) throw problem('asOf', 'A report is of a closing or of a day, not of both');
  if (asOf !== null && asOf > (await organisationToday()))
    throw problem('asOf', 'Choose a day that is not after today');
  const narrowed = Object.entries({ group, result, only }).find(([, value]) => value !== null);
  if (adoptedStandardId === null && narrowed !== undefined)
    throw problem(narrowed[0], 'The dashboard has all controls: choose a standard to narrow them');
}

async function titleOf(adoptedStandardId: string): Promise<string> {
  const [adopted] = await adoptedRows(eq(adoptedStandard.id, adoptedStandardId));
  if (adopted === undefined)
    throw problem('adoptedStandardId', 'This standard is not adopted, or not any more. Choose another one');
  return standardName(adopted);
}

async function closingOf(adoptedStandardId: string, closing: string, title: string) {
  const found = await closingNamed(adoptedStandardId, closing);
  if (found === undefined) throw problem('closing', `${title} has no such closing. Choose one of its own`);
  return found;
}

/** What stores a page of compliance: the shipped definition with the sections of the page. @throws ApiError 400, 403 */
export async function pageNamed(input: Input, context: OrganisationContext): Promise<NamedPage> {
  await refuseImpossible(input);
  const { adoptedStandardId, closing, group, result, only, format, paper = 'A4' } = input;
  const sections = sectionsOfPage(input);
  if (!mayOpen({ kind: 'COMPLIANCE', sections, leftOut: [] }, context))
    throw forbidden('This page has records that you may not view');
  const title = adoptedStandardId === null ? null : await titleOf(adoptedStandardId);
  const found =
    adoptedStandardId === null || title === null || closing === null
      ? null
      : await closingOf(adoptedStandardId, closing, title);
  const of = title === null ? 'Compliance dashboard' : `Report on ${title}`;
  const name = found === null ? of : `${of}, ${found.ref} closing ${found.number}`;
  return {
    definition: { ...shippedDefinition('COMPLIANCE'), name, sections, format, paper },
    page: { adoptedStandardId, closing, group, result, only },
    closedAt: found === null ? null : new Date(found.closedAt),
  };
}
