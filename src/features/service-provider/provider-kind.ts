import { serviceProviderInput } from '#openapi/generated/inputs.ts';
import { serviceProvider } from '#openapi/generated/records.ts';
import { serviceProviders } from '#src/api/service-provider/service-providers.ts';
import { registerKind } from '#src/registers/record-kind.ts';

export const providerKind = registerKind({ facts: serviceProvider, input: serviceProviderInput }, serviceProviders);
