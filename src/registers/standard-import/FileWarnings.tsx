import type { StandardProposal } from '#machines/standard-import/standard-import.types.ts';
import { formatNumber } from '#src/components/format.ts';
import { counted } from '#src/components/words.ts';
import { css } from '#styled/css/index.js';

const box = css({ textStyle: 'sm', '& summary': { cursor: 'pointer', fontWeight: 'medium' } });
const list = css({
  margin: '0',
  paddingInlineStart: '16',
  paddingBlockStart: '8',
  maxHeight: '[14rem]',
  position: 'relative',
  overflow: 'auto',
  overflowWrap: 'anywhere',
});
const place = css({ color: 'fg.muted' });

type Warning = StandardProposal['warnings'][number];

/** What was tolerated in a file, each with its path, or its row and column. */
export function FileWarnings({ warnings }: { readonly warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null;
  return (
    <details className={box}>
      <summary>{counted(warnings.length, { one: 'warning', many: 'warnings' })}</summary>
      <ul className={list} aria-label="Warnings">
        {warnings.map((warning, index) => (
          // Two warnings can be alike in all they say, and their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <span className={place}>{placeOf(warning)}</span>
            {warning.message}
          </li>
        ))}
      </ul>
    </details>
  );
}

function placeOf({ path, row, column }: Warning): string {
  if (row !== null) return `Row ${formatNumber(row)}${column === null ? '' : `, ${column}`}: `;
  return path === null || path === '' ? '' : `${path}: `;
}
