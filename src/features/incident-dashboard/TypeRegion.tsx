import { useState } from 'react';

import { openIncidentStatuses } from '#domain/incident/open-incidents.ts';
import type { IncidentStatistics } from '#src/api/incident/incident-figures.ts';
import { formatNumber } from '#src/components/format.ts';
import { Region } from '#src/components/Region.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Bars, type Bar } from '#src/ui/chart/Bars.tsx';
import { css } from '#styled/css/index.js';

import { ToIncidents } from './ToIncidents.tsx';

/** There can be hundreds of types: more are shown once they are asked for. */
const mostTypes = 20;

const done = ['RESOLVED', 'CLOSED'] as const;

const parts = [
  { name: 'Open', tone: 'accent', status: openIncidentStatuses },
  { name: 'Resolved or closed', tone: 'plain', status: done },
] as const;

const more = css({ marginInline: { base: '16', md: '20' }, marginBlockEnd: '12' });

const barOf = ({ type, open, done: ended }: IncidentStatistics['byType'][number]): Bar => {
  const typeId = [type?.id ?? 'none'];
  return {
    key: type?.id ?? 'none',
    name: <ToIncidents search={{ typeId }}>{type?.name ?? 'None'}</ToIncidents>,
    values: [open, ended],
    show: (text, index) => (
      <ToIncidents search={{ typeId, status: [...(parts[index]?.status ?? [])] }}>{text}</ToIncidents>
    ),
  };
};

/** How many incidents have each type, the most first. */
export function TypeRegion({ statistics: { byType } }: { readonly statistics: IncidentStatistics }) {
  const [isWhole, setIsWhole] = useState(false);
  const others = byType.length - mostTypes;
  return (
    <Region title="By type" note="Open, and resolved or closed">
      <Bars
        label="By type"
        rowLabel="Type"
        parts={parts}
        bars={(isWhole ? byType : byType.slice(0, mostTypes)).map(barOf)}
        format={formatNumber}
      />
      {others > 0 && (
        <Button size="sm" variant="ghost" className={more} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? `Only the first ${mostTypes}` : `and ${formatNumber(others)} more`}
        </Button>
      )}
    </Region>
  );
}
