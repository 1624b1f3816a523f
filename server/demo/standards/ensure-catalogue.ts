import { and, eq } from 'drizzle-orm';

import { platformOwner } from '#domain/catalogue/version-lifecycle.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import {
  catalogueModule,
  maturityLevel,
  maturityModel,
  moduleStandard,
  securityQuestion,
  securityQuestionGroup,
  standard,
} from '#server/database/schema/index.ts';
import { shippedModules } from '#server/modules/standard/index.ts';

import { demoBank } from './bank.ts';
import { demoStandard } from './catalogue.ts';
import { demoModel } from './maturity.ts';

type Transaction = Parameters<Parameters<PlatformDatabase['transaction']>[0]>[0];

const ownerId = platformOwner;

const only = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('The demo row was not stored');
  return row;
};

/** A draft beside the published model that every platform begins with. */
async function addModel(transaction: Transaction): Promise<void> {
  const { levels, ...header } = demoModel;
  const adding = transaction.insert(maturityModel).values({ ownerId, ...header });
  const { id: modelId } = only(await adding.returning({ id: maturityModel.id }));
  await transaction.insert(maturityLevel).values(levels.map((level) => ({ ownerId, modelId, ...level })));
}

async function addModules(transaction: Transaction): Promise<void> {
  const modules = shippedModules.map(({ name, description, isForAll }) => ({ ownerId, name, description, isForAll }));
  const [essentials] = await transaction.insert(catalogueModule).values(modules).returning({ id: catalogueModule.id });
  const standards = await transaction
    .select({ id: standard.id })
    .from(standard)
    .where(and(eq(standard.ownerId, ownerId), eq(standard.title, demoStandard.title)));
  if (essentials === undefined || standards.length === 0) return;
  await transaction
    .insert(moduleStandard)
    .values(standards.map(({ id }) => ({ ownerId, moduleId: essentials.id, standardId: id })));
}

async function addBank(transaction: Transaction): Promise<void> {
  for (const { name, description, questions } of demoBank) {
    const adding = transaction.insert(securityQuestionGroup).values({ ownerId, name, description });
    const { id: groupId } = only(await adding.returning({ id: securityQuestionGroup.id }));
    // One after another: their order is that in which they were added.
    for (const [index, question] of questions.entries())
      await transaction
        .insert(securityQuestion)
        .values({ ownerId, groupId, ...question, createdAt: new Date(Date.now() + index) });
  }
}

/** Adds a draft of a maturity model, modules and a bank of questions to a platform without them. After its standards. */
export const ensureCatalogue = (platform: PlatformDatabase): Promise<void> =>
  platform.transaction(async (transaction) => {
    const named = and(eq(maturityModel.ownerId, ownerId), eq(maturityModel.title, demoModel.title));
    if ((await transaction.$count(maturityModel, named)) === 0) await addModel(transaction);
    if ((await transaction.$count(catalogueModule)) === 0) await addModules(transaction);
    if ((await transaction.$count(securityQuestionGroup)) === 0) await addBank(transaction);
  });
