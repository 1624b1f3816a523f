import { severityLabels } from '#domain/words/incident.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import { RatingMeter, type RatingLevel } from '#src/ui/data/RatingMeter.tsx';
import { css } from '#styled/css/index.js';

type Severity = Schemas['IncidentSeverity'];

const levels: Readonly<Record<Severity, RatingLevel>> = { LOW: 1, MINOR: 2, MODERATE: 3, MAJOR: 4, CRITICAL: 5 };

const nothing = css({ color: 'fg.subtle' });

/** The severity of an incident, or that it is not assessed yet. */
export const SeverityCell = ({ severity }: { readonly severity: Severity | null }) =>
  severity === null ? (
    <span className={nothing}>Not assessed</span>
  ) : (
    <RatingMeter level={levels[severity]} label={severityLabels[severity]} />
  );
