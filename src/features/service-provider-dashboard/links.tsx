import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { Assessment } from '#src/api/provider-assessment/service-provider-assessments.ts';
import type { ServiceProvider } from '#src/api/service-provider/service-providers.ts';
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
    readonly figure?: 'REVIEW_OVERDUE';
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

interface ToAssessmentsProps {
  /** Filters and order of the register; none for all assessments. */
  readonly search?: {
    readonly status?: Assessment['status'][];
    readonly figure?: 'OVERDUE';
    readonly sort?: 'dueOn';
  };
  readonly children: ReactNode;
}

/** A link to the assessments that a number counts. */
export const ToAssessments = ({ search = all, children }: ToAssessmentsProps) => (
  <TypedLink to="/service-provider-assessment" search={search}>
    {children}
  </TypedLink>
);

interface ToOneProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** A link to a provider on its page, where its contracts and documents are. */
export const ToProvider = ({ id, children }: ToOneProps) => (
  <TypedLink to="/add-service-provider/$id" params={{ id }}>
    {children}
  </TypedLink>
);

/** A link to an assessment on its page. */
export const ToAssessment = ({ id, children }: ToOneProps) => (
  <TypedLink to="/add-service-provider-assessment/$id" params={{ id }}>
    {children}
  </TypedLink>
);
