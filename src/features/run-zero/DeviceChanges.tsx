import type { RunZeroAsset } from '#src/api/information-asset/run-zero-assets.ts';
import { css } from '#styled/css/index.js';

import { criticalityLabels, fieldLabels } from './run-zero-labels.ts';

type Change = RunZeroAsset['changes'][number];

const list = css({ margin: '0', paddingInlineStart: '16', overflowWrap: 'anywhere', whiteSpace: 'normal' });

const isCriticality = (value: string): value is keyof typeof criticalityLabels => value in criticalityLabels;

const valueText = ({ field }: Change, value: string): string => {
  if (value === '') return 'nothing';
  return field === 'criticality' && isCriticality(value) ? criticalityLabels[value] : value;
};

/** What has changed of a device: `Operating system: VxWorks 6 → VxWorks 7`. */
export const DeviceChanges = ({ changes, label }: { readonly changes: readonly Change[]; readonly label: string }) => (
  <ul className={list} aria-label={label}>
    {changes.map((change) => (
      <li key={change.field}>
        {fieldLabels[change.field]}: <del>{valueText(change, change.before)}</del> → {valueText(change, change.after)}
      </li>
    ))}
  </ul>
);
