import { useState } from 'react';

import { answerOf, keyOfValue } from '#machines/value-mapping/value-answers.ts';
import type { ValueMappingContext } from '#machines/value-mapping/value-mapping.types.ts';
import { formatNumber } from '#src/components/format.ts';
import { counted } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { css } from '#styled/css/index.js';

import { stepColumn } from '../import-styles.ts';
import type { MappingActor } from './mapping-actor.ts';
import { ValueInput } from './ValueInput.tsx';

interface ValueTableProps {
  readonly importId: string;
  readonly context: ValueMappingContext;
  readonly mapping: MappingActor;
}

// The step scrolls, not the table in it. A cell is 18rem wide at most, with its padding.
const inFull = css({ flexShrink: '0' });
const input = css({ display: 'block', paddingBlock: '4', width: { base: '[9rem]', md: '[16rem]' } });
const why = css({ color: 'fg.muted', whiteSpace: 'normal', display: 'block', minWidth: { md: '[10rem]' } });

/** Values that are shown at first, and with each press of the button. */
const portion = 25;

/** The values of a file that name nothing, once each, with what they stand for. */
export function ValueTable({ importId, context, mapping }: ValueTableProps) {
  const [shown, setShown] = useState(portion);
  const { values } = context;
  const more = Math.min(values.length - shown, portion);
  return (
    <div className={inFull}>
      <Table.Root label="Values">
        <Table.Head>
          <Table.HeadCell flexible sticky="title">
            Value of the file
          </Table.HeadCell>
          <Table.HeadCell>Field</Table.HeadCell>
          <Table.HeadCell>Cells</Table.HeadCell>
          <Table.HeadCell>Stands for</Table.HeadCell>
        </Table.Head>
        <Table.Body>
          {values.slice(0, shown).map((value) => (
            <Table.Row key={keyOfValue(value)}>
              <Table.TitleCell note={value.problem}>
                <span title={value.problem}>{value.text}</span>
              </Table.TitleCell>
              <Table.Cell>
                <span className={why}>{value.label}</span>
              </Table.Cell>
              <Table.Cell>{formatNumber(value.rows)}</Table.Cell>
              <Table.Cell phone="end">
                <span className={input}>
                  <ValueInput
                    importId={importId}
                    value={value}
                    answer={answerOf(context, value)}
                    onAnswer={(answer) => mapping.send({ type: 'value.answered', value, answer })}
                  />
                </span>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      {more > 0 && (
        <div className={stepColumn}>
          <Button onClick={() => setShown(shown + portion)}>
            Show {counted(more, { one: 'more value', many: 'more values' })}
          </Button>
        </div>
      )}
    </div>
  );
}
