import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { Policy } from '#src/api/policy/policies.ts';
import type { AcknowledgementRequest } from '#src/api/policy/policy-acknowledgements.ts';
import type { PolicyFigure } from '#src/api/policy/policy-figures.ts';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

const TypedLink = createLink(TextLink);

interface ToPoliciesProps {
  /** Filters and order of the register; none for all policies. */
  readonly search?: {
    readonly status?: Policy['status'][];
    readonly categoryId?: string[];
    readonly ownerId?: string[];
    readonly figure?: PolicyFigure;
    readonly sort?: 'nextReviewOn';
  };
  readonly children: ReactNode;
}

const all = {};

/** A link to the policies that a number counts. Anyone who may see the numbers may see the register. */
export const ToPolicies = ({ search = all, children }: ToPoliciesProps) => (
  <TypedLink to="/policy" search={search}>
    {children}
  </TypedLink>
);

interface ToPolicyProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** A link to a policy in its register. */
export const ToPolicy = ({ id, children }: ToPolicyProps) => (
  <TypedLink to="/policy" search={{ policyId: id }}>
    {children}
  </TypedLink>
);

interface ToAcknowledgementProps extends ToPolicyProps {
  /** Of which states; of all by default. */
  readonly state?: readonly AcknowledgementRequest['state'][];
}

const inForce = { versions: ['IN_FORCE' as const] };

/** A link to the requests to acknowledge the version of a policy that is in force, which the numbers count. */
export const ToAcknowledgement = ({ id, state, children }: ToAcknowledgementProps) => (
  <TypedLink
    to="/policy-acknowledgement/$id"
    params={{ id }}
    search={state === undefined ? inForce : { ...inForce, state: [...state] }}
  >
    {children}
  </TypedLink>
);
