import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';

import { figureLabels } from '#domain/words/figures.ts';
import { serviceProviders, type ServiceProvider } from '#src/api/service-provider/service-providers.ts';
import { DueNote } from '#src/components/cells/DueNote.tsx';
import { countryLabels } from '#src/components/country-labels.ts';
import { orderIn, useAddress } from '#src/components/register/address.ts';
import {
  choicesFilter,
  choicesOrNoneFilter,
  dayUntilOrNoneFilter,
  figureFilter,
} from '#src/components/register/filters.tsx';
import { useLookupFilter } from '#src/registers/lookup-filter.tsx';
import { useOwnerFilter } from '#src/registers/owner-filter.tsx';
import { useRecordFilter } from '#src/registers/record-filter.tsx';
import { RegisterScreen } from '#src/registers/RegisterScreen.tsx';
import { providerWords as words } from '#src/registers/words/service-provider.ts';
import { labels } from '#src/ui/labels.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

import { providerBatchFields } from './batch-fields.tsx';
import { providerColumns } from './columns.tsx';
import { partNouns, usePartExport } from './part-exports.ts';
import { providerKind } from './provider-kind.ts';
import { providerAddress } from './search.ts';

const ProviderPanel = lazyPart(async () => (await import('./ProviderPanel.tsx')).ProviderPanel);
const route = getRouteApi('/_app/_guarded/service-provider-list');
const ProviderImport = lazyPart(async () => (await import('./ProviderImport.tsx')).ProviderImport);
const useProviderAddress = () => useAddress(route.useSearch(), 'provider');
const note = ({ owner, nextReviewOn }: ServiceProvider) => <DueNote person={owner} day={nextReviewOn} />;
const countries = { label: words.countries.label, labels: countryLabels, nothing: 'Not stated' };

/** /service-provider-list: the register, with the provider in the address in a panel beside it. */
export function ProviderListPage() {
  const address = useProviderAddress();
  if (address.search.view === 'import')
    return (
      <Suspense fallback={null}>
        <ProviderImport
          part={address.search.part}
          onPart={(part) => address.show({ part }, { replace: true })}
          onBack={() => address.show({ view: undefined, part: undefined })}
        />
      </Suspense>
    );
  return <ProviderList address={address} />;
}

function ProviderList({ address }: { readonly address: ReturnType<typeof useProviderAddress> }) {
  const contracts = usePartExport('providerContract');
  const documents = usePartExport('providerDocument');
  return (
    <RegisterScreen
      kind={providerKind}
      title="Service Provider Register"
      address={address}
      query={providerAddress.toQuery(address.search)}
      unfiltered={providerAddress.toQuery({ ...providerAddress.defaults, ...orderIn(address.search) })}
      columns={providerColumns}
      note={note}
      filters={[
        choicesOrNoneFilter(address, 'category', words.category),
        useLookupFilter(address, 'serviceTypeId', words.serviceTypeId),
        useLookupFilter(address, 'tierId', words.tierId),
        choicesOrNoneFilter(address, 'businessCriticality', words.businessCriticality),
        choicesOrNoneFilter(address, 'dataSensitivity', words.dataSensitivity),
        choicesOrNoneFilter(address, 'inherentRisk', words.inherentRisk),
        choicesOrNoneFilter(address, 'residualRisk', words.residualRisk),
        choicesFilter<'reviewStatus', ServiceProvider['reviewStatus']>(address, 'reviewStatus', words.reviewStatus),
        useOwnerFilter(address, 'ownerId', words.ownerId.label, labels.unassigned),
        choicesOrNoneFilter(address, 'country', countries),
        useRecordFilter(address, 'subProcessorId', {
          label: words.subProcessorIds.label,
          source: serviceProviders,
          nothing: 'No sub-processor',
        }),
        useRecordFilter(address, 'parentId', {
          label: words.parentIds.label,
          source: serviceProviders,
          nothing: 'No other company',
        }),
        dayUntilOrNoneFilter(address, 'reviewBy', 'Review due', 'No review date'),
        figureFilter(address, figureLabels.serviceProvider),
      ]}
      batchFields={providerBatchFields}
      otherExports={[
        { noun: partNouns.providerContract, ...contracts },
        { noun: partNouns.providerDocument, ...documents },
      ]}
      firstSteps="Start with the providers your organisation cannot work without, or import a list of all of them."
      panel={ProviderPanel}
    />
  );
}
