import { serviceProviderList } from '#openapi/generated/lists/service-provider.ts';
import { providerPartKindValues } from '#openapi/generated/values/provider-part-kind.ts';
import { serviceProviders } from '#src/api/service-provider/service-providers.ts';
import { registerAddress } from '#src/components/register/register-search.ts';

/** The address of the service provider register; `part` is what is imported instead of providers. */
export const providerAddress = registerAddress(serviceProviderList, 'provider', { part: providerPartKindValues });

/** What the route reads. */
export const register = { address: providerAddress, source: serviceProviders };
