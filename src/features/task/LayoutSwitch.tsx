import { SegmentGroup } from '#src/ui/form/SegmentGroup.tsx';
import { css } from '#styled/css/index.js';

import type { TaskLayout } from './search.ts';

const layouts = [
  { value: 'list', label: 'List' },
  { value: 'board', label: 'Board' },
  { value: 'calendar', label: 'Calendar' },
  { value: 'timeline', label: 'Timeline' },
] as const satisfies readonly { value: TaskLayout | 'list'; label: string }[];

const withoutLabel = css({ flexShrink: '0', '& legend': { srOnly: true } });

interface LayoutSwitchProps {
  readonly layout: TaskLayout | undefined;
  readonly onChange: (layout: TaskLayout | undefined) => void;
}

/** How tasks are shown; search and filters stay. */
export const LayoutSwitch = ({ layout, onChange }: LayoutSwitchProps) => (
  <div className={withoutLabel}>
    <SegmentGroup
      label="Layout"
      options={layouts}
      value={layout ?? 'list'}
      onValueChange={(value) => onChange(value === 'list' ? undefined : value)}
    />
  </div>
);
