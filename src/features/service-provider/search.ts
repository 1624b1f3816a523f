import { serviceProviderList } from '#openapi/generated/lists.ts';
import { registerAddress } from '#src/components/register/register-search.ts';

/** The address of the service provider register. */
export const providerAddress = registerAddress(serviceProviderList, 'provider');
