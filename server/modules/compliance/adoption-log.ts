import { eq } from 'drizzle-orm';

import type { OrganisationContext } from '#server/contract/types.ts';
import { maturityModel, type FieldChange, type StoredParameter } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { changesBetween, logActivity } from '#server/modules/record/index.ts';

import type { StoredChoices } from './adoption-choices.ts';

/** What an adoption decides. */
interface Choices extends Pick<StoredChoices, 'maturityModelId' | 'targetMaturity' | 'method'> {
  readonly levels: readonly string[];
  readonly parameters: readonly StoredParameter[];
  readonly modelReadsText?: boolean;
}

async function modelTitle(id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [found] = await db.select({ title: maturityModel.title }).from(maturityModel).where(eq(maturityModel.id, id));
  return found?.title ?? id;
}

/** The values of parameters in lines. */
const linesOf = ({ parameters }: Choices): string[] => parameters.map(({ id, value }) => `${id}: ${value}`);

/** Choices in the words of the log. Of the parameters only those that the other choices do not have alike. */
async function shown(choices: Choices, other: Choices | null): Promise<object> {
  const known = new Set(other === null ? [] : linesOf(other));
  return {
    levels: choices.levels.length === 0 ? null : [...choices.levels],
    maturityModel: await modelTitle(choices.maturityModelId),
    targetMaturity: choices.targetMaturity,
    method: choices.method,
    parameters: linesOf(choices).filter((line) => !known.has(line)),
    modelReadsText: choices.modelReadsText,
  };
}

const nothing = { levels: null, maturityModel: null, targetMaturity: null, method: null, parameters: [] };

interface NamedAdoption {
  readonly id: string;
  /** `Security Basics 1.0` */
  readonly name: string;
}

const write = (
  context: OrganisationContext,
  { id, name }: NamedAdoption,
  { action, changes }: { readonly action: 'CREATE' | 'UPDATE'; readonly changes: FieldChange[] },
): Promise<void> =>
  logActivity(context, { action, entityType: 'adoptedStandard', entityId: id, entityName: name, changes });

/** Logs that a standard was adopted, and with which choices. */
export async function logAdopted(
  context: OrganisationContext,
  adopted: NamedAdoption,
  choices: Choices,
): Promise<void> {
  await write(context, adopted, { action: 'CREATE', changes: changesBetween(nothing, await shown(choices, null)) });
}

/** Logs what was decided otherwise since, if anything was. */
export async function logChoices(
  context: OrganisationContext,
  adopted: NamedAdoption,
  { before, after }: { readonly before: Choices; readonly after: Choices },
): Promise<void> {
  const changes = changesBetween(await shown(before, after), await shown(after, before));
  if (changes.length > 0) await write(context, adopted, { action: 'UPDATE', changes });
}

/** Logs a step to another version and back, with the choices that had to follow. */
export async function logVersion(
  context: OrganisationContext,
  adopted: NamedAdoption,
  {
    from,
    to,
    before,
    after,
  }: { readonly from: string; readonly to: string; readonly before: Choices; readonly after: Choices },
): Promise<void> {
  const choices = changesBetween(await shown(before, after), await shown(after, before));
  const changes = [{ field: 'standardVersion', old: from, new: to }, ...choices];
  await write(context, adopted, { action: 'UPDATE', changes });
}
