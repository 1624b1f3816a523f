import type { MappingRow, MappingSet } from '#src/api/compliance/mapping-sets.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { formatNumber } from '#src/components/format.ts';
import * as Table from '#src/ui/data/Table.tsx';

import { relationWords } from './words.ts';

interface MappingListProps {
  readonly set: MappingSet;
  readonly mappings: readonly MappingRow[];
}

/** The mappings of a set, in the order of its file. */
export const MappingList = ({ set, mappings }: MappingListProps) => (
  <Table.Root label={`From ${set.source} to ${set.target}`}>
    <Table.Head>
      <Table.HeadCell sticky="title">{set.source}</Table.HeadCell>
      <Table.HeadCell>Relation</Table.HeadCell>
      <Table.HeadCell>{set.target}</Table.HeadCell>
      <Table.HeadCell>Confidence</Table.HeadCell>
      <Table.HeadCell flexible>Note</Table.HeadCell>
    </Table.Head>
    <Table.Body>
      {mappings.map(({ number, sources, relation, targets, confidence, note }) => (
        <Table.Row key={number}>
          <Table.TitleCell note={`${relationWords[relation]} ${targets.join(', ')}`}>
            {sources.join(', ')}
          </Table.TitleCell>
          <Table.Cell>{relationWords[relation]}</Table.Cell>
          <Table.Cell>{targets.join(', ')}</Table.Cell>
          <Table.Cell phone="end">{confidence === null ? '' : formatNumber(confidence)}</Table.Cell>
          <Table.Cell flexible>
            <WordsCell>{note || null}</WordsCell>
          </Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
);
