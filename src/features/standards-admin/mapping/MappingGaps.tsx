import { gapsOf } from '#domain/catalogue/mapping-gaps.ts';
import type { MappingRow, MappingSet } from '#src/api/compliance/mapping-sets.ts';
import type { StandardCatalogue } from '#src/api/compliance/standards.ts';
import { Region } from '#src/components/Region.tsx';
import { counted } from '#src/components/words.ts';
import { css } from '#styled/css/index.js';

import type { MappedCatalogues } from './useMappedCatalogues.ts';

const text = css({ margin: '0', paddingInline: { base: '16', md: '20' }, paddingBlock: '12', textStyle: 'sm' });
const list = css({
  columns: { md: '2' },
  margin: '0',
  paddingBlock: '12',
  paddingInline: { base: '16', md: '20' },
  textStyle: 'sm',
  overflowWrap: 'anywhere',
});

interface MappingGapsProps {
  readonly set: MappingSet;
  readonly mappings: readonly MappingRow[];
  readonly catalogues: MappedCatalogues;
}

/** What no mapping names of the two standards. */
export const MappingGaps = ({ set, mappings, catalogues }: MappingGapsProps) => (
  <>
    <Gaps standard={set.source} catalogue={catalogues.source} mappings={mappings} side="sources" />
    <Gaps standard={set.target} catalogue={catalogues.target} mappings={mappings} side="targets" />
  </>
);

interface GapsProps {
  /** As the set names it. */
  readonly standard: string;
  /** Undefined if the catalogue does not have it. */
  readonly catalogue: StandardCatalogue | undefined;
  readonly mappings: readonly MappingRow[];
  readonly side: 'sources' | 'targets';
}

function Gaps({ standard, catalogue, mappings, side }: GapsProps) {
  const gaps = catalogue === undefined ? undefined : gapsOf(catalogue.controls, mappings, side);
  return (
    <Region
      title={`Without a mapping in ${standard}`}
      note={gaps && counted(gaps.length, { one: 'control', many: 'controls' })}
    >
      {gaps === undefined && (
        <p className={text}>
          The catalogue has no standard of this name: organisations that have one use these mappings.
        </p>
      )}
      {gaps?.length === 0 && <p className={text}>Every assessed control is mapped.</p>}
      {gaps !== undefined && gaps.length > 0 && (
        <ul className={list} aria-label={`Gaps in ${standard}`}>
          {gaps.map(({ id, ref, title }) => (
            <li key={id}>
              {ref} {title}
            </li>
          ))}
        </ul>
      )}
    </Region>
  );
}
