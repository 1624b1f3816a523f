import { useSelector } from '@xstate/react';

import { standardName } from '#domain/compliance/standard-name.ts';
import type { CatalogueSide } from '#src/api/compliance/standards.ts';
import { formatInstant, formatNumber } from '#src/components/format.ts';
import { counted } from '#src/components/words.ts';
import { css } from '#styled/css/index.js';

import { FillStandard } from './FillStandard.tsx';
import type { StandardImportActor } from './useStandardImport.ts';

const title = css({ fontWeight: 'medium' });
const note = css({ color: 'fg.muted' });

interface ImportedStandardProps {
  readonly side: CatalogueSide;
  readonly actor: StandardImportActor;
}

/** What was imported, and what to do with it. */
export function ImportedStandard({ side, actor }: ImportedStandardProps) {
  const { imported, ready } = useSelector(actor, ({ context }) => context);
  if (imported === null) return null;
  const { controlCount, assessedCount } = imported;
  return (
    <>
      <p role="status">
        <span className={title}>{standardName(imported)}</span> is a draft with{' '}
        {counted(controlCount, { one: 'control', many: 'controls' })}, of which {formatNumber(assessedCount)}{' '}
        {assessedCount === 1 ? 'is' : 'are'} assessed.
      </p>
      <p className={note}>
        {side === 'PLATFORM'
          ? 'Organisations see it once it is published. What is published does not change any more.'
          : 'It can be adopted once it is published. It is licensed to this organisation: nobody else sees it, and the platform does not export it.'}
      </p>
      {imported.undoableUntil !== null && (
        <p className={note}>
          The import can be undone until {formatInstant(imported.undoableUntil)}, as long as it is a draft.
        </p>
      )}
      {ready === 'ISO_27001_2022' && <FillStandard side={side} versionId={imported.id} />}
    </>
  );
}
