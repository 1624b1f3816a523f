import type { OrganisationContext } from '#server/contract/types.ts';
import { assessmentTier, contractStatus, serviceType } from '#server/database/schema/index.ts';
import { serviceProviderModule } from '#server/modules/service-provider/index.ts';

import { dayFromNow, idOf, namesOf, ownerIn, readPeople } from '../choices.ts';
import type { DemoContract, DemoDocument, DemoProvider } from '../provider.ts';
import { settings, type Seed } from '../seeds.ts';

export { harbourProviders } from './harbour.ts';
export { meridianProviders } from './meridian.ts';

async function readNames() {
  return {
    people: await readPeople(),
    tiers: await namesOf(assessmentTier),
    types: await namesOf(serviceType),
    statuses: await namesOf(contractStatus),
  };
}

type Names = Awaited<ReturnType<typeof readNames>>;

/** A provider as its author would submit it. @param earlier the ids of the providers before it, by their names */
function inputOf(provider: DemoProvider, names: Names, earlier: ReadonlyMap<string, string>) {
  const [businessCriticality, dataSensitivity, inherentRisk, residualRisk] = provider.levels;
  const page = (path: string) => `${provider.website}/${path}`;
  return {
    title: provider.name,
    legalName: provider.legalName,
    description: provider.description,
    category: provider.category,
    serviceTypeId: idOf(names.types, provider.serviceType),
    tierId: provider.tier === undefined ? null : idOf(names.tiers, provider.tier),
    ownerId: ownerIn(names, provider.owner),
    coOwnerIds: (provider.coOwners ?? []).flatMap((name) => ownerIn(names, name) ?? []),
    websiteUrl: provider.website,
    privacyPolicyUrl: page('privacy'),
    securityPageUrl: page('security'),
    headquarters: provider.headquarters,
    countries: [...provider.countries],
    contacts: [...(provider.contacts ?? [])],
    parentIds: provider.belongsTo === undefined ? [] : [idOf(earlier, provider.belongsTo)],
    subProcessorIds: (provider.uses ?? []).map((name) => idOf(earlier, name)),
    certifications: [...(provider.certifications ?? [])],
    businessCriticality,
    dataSensitivity,
    inherentRisk,
    residualRisk,
    reviewStatus: provider.reviewStatus ?? ('NOT_REVIEWED' as const),
    nextReviewOn: dayFromNow(provider.reviewInDays),
  };
}

function contractInput({ term, cost, law, status, noticeDays, ...contract }: DemoContract, names: Names) {
  const [startsInDays, endsInDays] = term;
  const [annualCost, currency] = cost;
  return {
    ...contract,
    noticeDays: noticeDays ?? null,
    annualCost,
    currency,
    governingLaw: law,
    statusId: idOf(names.statuses, status),
    startsOn: dayFromNow(startsInDays),
    endsOn: dayFromNow(endsInDays),
  };
}

const documentInput = ({ issuedInDays, expiresInDays, ...document }: DemoDocument) => ({
  status: 'ACCEPTED' as const,
  ...document,
  issuedOn: dayFromNow(issuedInDays),
  expiresOn: dayFromNow(expiresInDays),
});

/** Creates providers with their contracts and documents, one after the other. */
export const seedProviders =
  (providers: readonly DemoProvider[]): Seed =>
  async (context: OrganisationContext) => {
    const names = await readNames();
    const { ProviderContracts, ProviderDocuments, ServiceProviders } = serviceProviderModule(settings);
    const ids = new Map<string, string>();
    for (const provider of providers) {
      const body = inputOf(provider, names, ids);
      const { id } = await ServiceProviders.create({ path: {}, query: {}, body }, context);
      ids.set(provider.name, id);
      for (const contract of provider.contracts ?? [])
        await ProviderContracts.add({ path: { id }, query: {}, body: contractInput(contract, names) }, context);
      for (const document of provider.documents ?? [])
        await ProviderDocuments.add({ path: { id }, query: {}, body: documentInput(document) }, context);
    }
    return providers.length;
  };
