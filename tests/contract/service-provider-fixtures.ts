import { attachedTo } from './attachment-fixtures.ts';
import type { FixturesOf } from './fixture-types.ts';
import { newPart, removedPart } from './record-parts.ts';
import { createPlain } from './samples.ts';

const of = 'ServiceProviders';
const contracts = { of, list: 'contracts', one: 'service-provider-contract' } as const;
const documents = { of, list: 'documents', one: 'service-provider-document' } as const;

/** Valid inputs of the operations on the contracts and documents of providers, and on their numbers. */
export const serviceProviderFixtures = {
  'ProviderContracts.ofRecord': async (place) => ({ path: { id: (await newPart(place, contracts)).recordId } }),
  'ProviderContracts.add': async (place) => ({
    path: { id: (await createPlain(place, of)).id },
    body: {
      title: place.marker,
      reference: place.marker,
      statusId: (await createPlain(place, 'ContractStatuses')).id,
      startsOn: '2026-01-01',
      endsOn: '2027-12-31',
      noticeDays: 90,
      autoRenews: true,
      annualCost: 12_000,
      currency: 'EUR',
      governingLaw: place.marker,
    },
  }),
  'ProviderContracts.update': async (place) => {
    const { id, version } = await newPart(place, contracts);
    const { id: statusId } = await createPlain(place, 'ContractStatuses');
    return { path: { id }, body: { version, title: `${place.marker} changed`, statusId, endsOn: '2027-12-31' } };
  },
  'ProviderContracts.remove': async (place) => {
    const { id, version } = await newPart(place, contracts);
    return { path: { id }, query: { version } };
  },
  'ProviderContracts.restore': async (place) => {
    const { id, version } = await removedPart(place, contracts);
    return { path: { id }, body: { version } };
  },
  'ProviderDocuments.ofRecord': async (place) => ({ path: { id: (await newPart(place, documents)).recordId } }),
  'ProviderDocuments.add': async (place) => {
    const { id } = await createPlain(place, of);
    return {
      path: { id },
      body: {
        title: place.marker,
        kind: 'SOC2_REPORT',
        status: 'ACCEPTED',
        issuedOn: '2026-01-31',
        expiresOn: '2027-01-31',
        fileId: (await attachedTo(place, id)).id,
      },
    };
  },
  'ProviderDocuments.update': async (place) => {
    const { id, recordId, version } = await newPart(place, documents);
    const { id: fileId } = await attachedTo(place, recordId);
    return { path: { id }, body: { version, title: `${place.marker} changed`, kind: 'INSURANCE', fileId } };
  },
  'ProviderDocuments.remove': async (place) => {
    const { id, version } = await newPart(place, documents);
    return { path: { id }, query: { version } };
  },
  'ProviderDocuments.restore': async (place) => {
    const { id, version } = await removedPart(place, documents);
    return { path: { id }, body: { version } };
  },
  'ServiceProviderFigures.chain': async (place) => ({ path: { id: (await createPlain(place, of)).id } }),
  'ServiceProviderFigures.statistics': () => Promise.resolve({}),
} satisfies FixturesOf<'ProviderContracts' | 'ProviderDocuments' | 'ServiceProviderFigures'>;
