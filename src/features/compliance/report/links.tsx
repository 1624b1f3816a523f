import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { ItemSelection } from '#domain/compliance/report-items.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

const TypedLink = createLink(TextLink);

interface ToReportProps {
  readonly id: string;
  /** The day of the numbers; undefined for today. */
  readonly asOf: string | undefined;
  readonly group?: string;
  readonly result?: Schemas['ComplianceResult'];
  readonly only?: ItemSelection;
  readonly children: ReactNode;
}

/** A link to the controls of a standard that a number counts, on its day. */
export const ToReport = ({ id, asOf, group, result, only, children }: ToReportProps) => (
  <TypedLink
    to="/reporting/$organisationStandardId"
    params={{ organisationStandardId: id }}
    search={{
      ...(asOf !== undefined && { asOf }),
      ...(group !== undefined && { group }),
      ...(result !== undefined && { result }),
      ...(only !== undefined && { only }),
    }}
  >
    {children}
  </TypedLink>
);

interface ToFindingsProps {
  readonly figure: Schemas['FindingFigure'];
  readonly kind?: Schemas['FindingKind'];
  readonly adoptedStandardId?: string;
  readonly children: ReactNode;
}

/** A link to the findings that a number counts. */
export const ToFindings = ({ figure, kind, adoptedStandardId, children }: ToFindingsProps) => (
  <TypedLink
    to="/assessments"
    search={{
      view: 'findings',
      figure,
      ...(kind !== undefined && { kind: [kind] }),
      ...(adoptedStandardId !== undefined && { adoptedStandardId: [adoptedStandardId] }),
    }}
  >
    {children}
  </TypedLink>
);

interface ToEvidenceProps {
  readonly freshness?: Schemas['EvidenceFreshness'];
  readonly asked?: Schemas['EvidenceAsked'];
  readonly children: ReactNode;
}

/** A link to the evidence that a number counts. */
export const ToEvidence = ({ freshness, asked, children }: ToEvidenceProps) => (
  <TypedLink
    to="/assessments"
    search={{
      view: 'evidence',
      ...(freshness !== undefined && { freshness: [freshness] }),
      ...(asked !== undefined && { asked: [asked] }),
    }}
  >
    {children}
  </TypedLink>
);

/** A link to where standards are adopted. */
export const ToStandards = ({ children }: { readonly children: ReactNode }) => (
  <TypedLink to="/assessments">{children}</TypedLink>
);
