import type { MatrixLine } from '#domain/catalogue/mapping-matrix.ts';
import { percentText } from '#domain/share.ts';
import type { MappingRow } from '#src/api/compliance/mapping-sets.ts';
import { counted } from '#src/components/words.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CloseIcon } from '#src/ui/icons.tsx';
import { css } from '#styled/css/index.js';

import { relationWords } from './words.ts';

const root = css({
  borderBlockStart: 'default',
  background: 'bg.surface',
  maxHeight: '[40%]',
  position: 'relative',
  overflow: 'auto',
});
const head = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '8',
  paddingInline: { base: '16', md: '20' },
  paddingBlockStart: '8',
});
const heading = css({ textStyle: 'title.sm', flex: '1', margin: '0', overflowWrap: 'anywhere', paddingBlock: '4' });
const list = css({
  listStyle: 'none',
  margin: '0',
  paddingInline: { base: '16', md: '20' },
  paddingBlockEnd: '12',
  textStyle: 'sm',
  display: 'grid',
  gap: '6',
  overflowWrap: 'anywhere',
});
const more = css({ color: 'fg.muted' });

const nameOf = (line: MatrixLine): string =>
  line.kind === 'group' ? line.group.title : `${line.control.ref} ${line.control.title}`.trim();

const rationales: Readonly<Record<string, string>> = {
  SEMANTIC: 'by meaning',
  FUNCTIONAL: 'by effect',
  SYNTACTIC: 'by wording',
};

/** What is known of a mapping beside its relation. */
function aboutOf({ confidence, rationale, note }: MappingRow): string {
  const parts = [
    ...(confidence === null ? [] : [`confidence ${percentText(confidence)}`]),
    ...(rationale === '' ? [] : [rationales[rationale] ?? rationale]),
    ...(note === '' ? [] : [note]),
  ];
  return parts.length === 0 ? '' : `: ${parts.join(', ')}`;
}

interface CellMappingsProps {
  readonly row: MatrixLine;
  readonly column: MatrixLine;
  readonly mappings: readonly MappingRow[];
  readonly onClose: () => void;
}

/** The mappings of the cell that was pressed, with what is known of each. */
export const CellMappings = ({ row, column, mappings, onClose }: CellMappingsProps) => (
  <section className={root} aria-label="Mappings of the cell">
    <div className={head}>
      <h2 className={heading} role="status">
        {nameOf(row)} and {nameOf(column)}: {counted(mappings.length, { one: 'mapping', many: 'mappings' })}
      </h2>
      <IconButton size="sm" label="Close mappings of the cell" onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </div>
    <ul className={list}>
      {mappings.map((mapping) => (
        <li key={mapping.number}>
          {mapping.sources.join(' + ')} {relationWords[mapping.relation]} {mapping.targets.join(' + ')}
          <span className={more}>{aboutOf(mapping)}</span>
        </li>
      ))}
    </ul>
  </section>
);
