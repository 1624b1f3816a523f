import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { ServiceProvider } from '#src/api/service-providers.ts';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

const TypedLink = createLink(TextLink);

type Level = NonNullable<ServiceProvider['inherentRisk']> | 'none';

interface ToProvidersProps {
  /** Filters and order of the register; none for all providers. */
  readonly search?: {
    readonly tierId?: string[];
    readonly ownerId?: string[];
    readonly category?: (NonNullable<ServiceProvider['category']> | 'none')[];
    readonly country?: ServiceProvider['countries'];
    readonly subProcessorId?: string[];
    readonly businessCriticality?: Level[];
    readonly inherentRisk?: Level[];
    readonly residualRisk?: Level[];
    readonly reviewBy?: string;
    readonly sort?: 'nextReviewOn';
  };
  readonly children: ReactNode;
}

const all = {};

/** A link to the providers that a number counts. Anyone who may see the numbers may see the register. */
export const ToProviders = ({ search = all, children }: ToProvidersProps) => (
  <TypedLink to="/service-provider-list" search={search}>
    {children}
  </TypedLink>
);

interface ToProviderProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** A link to a provider on its page, where its contracts and documents are. */
export const ToProvider = ({ id, children }: ToProviderProps) => (
  <TypedLink to="/add-service-provider/$id" params={{ id }}>
    {children}
  </TypedLink>
);
