import type { StandardProposal } from '#machines/standard-import/standard-import.types.ts';
import { formatNumber } from '#src/components/format.ts';
import { BareCheckbox } from '#src/ui/form/Checkbox.tsx';
import { css } from '#styled/css/index.js';

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'sm',
  '& caption': { textAlign: 'start', fontWeight: 'medium', paddingBlockEnd: '6' },
  '& th, & td': { textAlign: 'start', paddingBlock: '6', paddingInlineEnd: '10', borderBlockEnd: 'subtle' },
  '& th': { fontSize: 'xs', fontWeight: 'medium', color: 'fg.muted', verticalAlign: 'bottom' },
  '& td:not(:nth-child(2)), & th:not(:nth-child(2))': { whiteSpace: { md: 'nowrap' } },
  '& td:nth-child(2)': { overflowWrap: 'anywhere' },
});
const scroller = css({ scrolls: 'x' });
const note = css({ color: 'fg.muted', textStyle: 'xs' });

interface AssessedClassesProps {
  readonly classes: StandardProposal['classes'];
  readonly assessed: readonly string[];
  readonly onToggle: (name: string) => void;
}

/** The classes of the controls with their counts, and the choice of what is assessed. */
export const AssessedClasses = ({ classes, assessed, onToggle }: AssessedClassesProps) => (
  <div className={scroller}>
    <table className={table}>
      <caption>What is assessed</caption>
      <thead>
        <tr>
          <th scope="col">Assessed</th>
          <th scope="col">Class in the file</th>
          <th scope="col">Controls</th>
          <th scope="col">With a statement</th>
          <th scope="col">Withdrawn</th>
        </tr>
      </thead>
      <tbody>
        {classes.map((one) => (
          <tr key={one.class}>
            <td>
              <BareCheckbox
                label={`Assess ${nameOf(one)}`}
                checked={assessed.includes(one.class)}
                onCheckedChange={() => onToggle(one.class)}
              />
            </td>
            <td>
              {nameOf(one)}
              {one.onlyHolds && <span className={note}> only holds other controls</span>}
            </td>
            <td>{formatNumber(one.count)}</td>
            <td>{formatNumber(one.withStatement)}</td>
            <td>{formatNumber(one.withdrawn)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className={note}>Withdrawn controls and those without a statement are not assessed, unless the file says so.</p>
  </div>
);

const nameOf = ({ class: name }: { readonly class: string }): string => (name === '' ? 'Without a class' : name);
