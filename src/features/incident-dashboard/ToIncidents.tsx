import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { incident } from '#openapi/generated/records.ts';
import type { Incident, IncidentFigure } from '#src/api/incident/incidents.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

const IncidentLink = createLink(TextLink);

interface ToIncidentsProps {
  /** Filters and order of the register. */
  readonly search?: {
    readonly status?: Incident['status'][];
    readonly severity?: (NonNullable<Incident['severity']> | 'none')[];
    readonly typeId?: string[];
    readonly figure?: IncidentFigure | undefined;
    readonly sort?: 'nextDueAt';
  };
  /** Within other words, where colour alone would not mark it. */
  readonly isInText?: boolean;
  readonly children: ReactNode;
}

const all = {};

/** A link to the incidents that a number counts; text for those who may see the numbers only. */
export function ToIncidents({ search = all, isInText = false, children }: ToIncidentsProps) {
  const { roles, feature } = incident;
  const mayView = useMay({ roles, feature });
  return mayView ? (
    <IncidentLink to="/incident" search={search} look={isInText ? 'inText' : 'accent'}>
      {children}
    </IncidentLink>
  ) : (
    children
  );
}
