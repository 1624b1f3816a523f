import { getRouteApi, useNavigate } from '@tanstack/react-router';

import { standardName } from '#domain/compliance/standard-name.ts';
import type { ReportedStandard } from '#src/api/compliance/compliance-report.ts';
import { Region } from '#src/components/Region.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { css } from '#styled/css/index.js';

import { GroupHeat, type GroupHeatProps } from './GroupHeat.tsx';
import { ToReport } from './links.tsx';

const tools = css({ paddingInline: { base: '16', md: '20' }, paddingBlockStart: '12', maxWidth: '[28rem]' });

const route = getRouteApi('/_app/_guarded/compliance-report');

/** The controls of a group of a standard, or those with a result. */
const toControls =
  (id: string, asOf: string | undefined): GroupHeatProps['link'] =>
  (group, result, content) => (
    <ToReport id={id} asOf={asOf} group={group.id ?? 'none'} {...(result !== undefined && { result })}>
      {content}
    </ToReport>
  );

interface GroupsRegionProps {
  readonly standards: readonly ReportedStandard[];
  readonly asOf: string | undefined;
}

/** The groups of a standard by result: the share of each result as a colour, its number as a link to its controls. */
export function GroupsRegion({ standards, asOf }: GroupsRegionProps) {
  const { standard: chosen } = route.useSearch();
  const navigate = useNavigate();
  const shown = standards.find(({ id }) => id === chosen) ?? standards[0];
  if (shown === undefined) return null;
  const choose = (id: string | null) =>
    void navigate({ to: '.', search: (before) => ({ ...before, standard: id ?? undefined }), replace: true });
  return (
    <Region title="Groups" note="Controls by result. The darker a cell, the larger its share of the group">
      {standards.length > 1 && (
        <div className={tools}>
          <Select
            label="Standard"
            options={standards.map(({ id, title, number }) => ({ value: id, label: standardName({ title, number }) }))}
            value={shown.id}
            onValueChange={choose}
          />
        </div>
      )}
      <GroupHeat
        label={`Groups of ${shown.title} by result`}
        method={shown.method}
        groups={shown.groups}
        link={toControls(shown.id, asOf)}
      />
    </Region>
  );
}
