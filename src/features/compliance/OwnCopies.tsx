import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { standardVersionsQuery, type StandardVersion } from '#src/api/compliance/standards.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { formatInstantDay, formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { counted } from '#src/components/words.ts';
import { FillDialog } from '#src/registers/standard-import/FillDialog.tsx';
import { LineageDialog } from '#src/registers/standard-import/lineage/LineageDialog.tsx';
import { StandardMenu } from '#src/registers/standard-import/StandardMenu.tsx';
import { StandardStepDialog, type StandardStep } from '#src/registers/standard-import/StandardStepDialog.tsx';
import { VersionStatus } from '#src/registers/standard-import/VersionStatus.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css/index.js';

import { useComplianceRight } from './useComplianceRight.ts';

const section = css({ marginBlockStart: '24' });
const heading = css({ textStyle: 'title.md', paddingInline: { base: '16', md: '20' }, paddingBlockEnd: '4' });
const note = css({
  color: 'fg.muted',
  maxWidth: '[70ch]',
  paddingInline: { base: '16', md: '20' },
  paddingBlockEnd: '12',
});

/** Standards that the organisation has imported itself: drafts are filled in and published, then adopted. */
export function OwnCopies() {
  const { data, error, refetch } = useQuery(standardVersionsQuery(useApi(), 'ORGANISATION'));
  if (data === undefined)
    return error && <LoadFailed what="our own copies" error={error} onRetry={() => void refetch()} />;
  const own = data.filter(({ isOwn }) => isOwn);
  if (own.length === 0) return null;
  return (
    <section className={section} aria-labelledby="own-copies">
      <h2 id="own-copies" className={heading}>
        Our own copies
      </h2>
      <p className={note}>No other organisation sees them. A copy can be adopted once it is published.</p>
      <CopiesTable versions={own} />
    </section>
  );
}

function CopiesTable({ versions }: { readonly versions: readonly StandardVersion[] }) {
  const [step, setStep] = useState<StandardStep | null>(null);
  const [filled, setFilled] = useState<StandardVersion | null>(null);
  const [compared, setCompared] = useState<StandardVersion | null>(null);
  const mayEdit = useComplianceRight('IMPORT_STANDARD', 'EDIT');
  const mayRemove = useComplianceRight('IMPORT_STANDARD', 'DELETE');
  return (
    <>
      <Table.Root label="Our own copies">
        <Table.Head>
          <Table.HeadCell flexible>Standard</Table.HeadCell>
          <Table.HeadCell>Version</Table.HeadCell>
          <Table.HeadCell>Status</Table.HeadCell>
          <Table.HeadCell collapsePriority="second">Controls</Table.HeadCell>
          <Table.HeadCell collapsePriority="first">Imported</Table.HeadCell>
          <Table.HeadCell>
            <VisuallyHidden>Actions</VisuallyHidden>
          </Table.HeadCell>
        </Table.Head>
        <Table.Body>
          {versions.map((version) => (
            <Table.Row key={version.id}>
              <Table.TitleCell
                note={`${version.number}, ${counted(version.controlCount, { one: 'control', many: 'controls' })}`}
              >
                {version.title}
              </Table.TitleCell>
              <Table.Cell>{version.number}</Table.Cell>
              <Table.Cell phone="end">
                <VersionStatus version={version} />
              </Table.Cell>
              <Table.Cell collapsePriority="second">{formatNumber(version.controlCount)}</Table.Cell>
              <Table.Cell collapsePriority="first">{formatInstantDay(version.createdAt)}</Table.Cell>
              <Table.Cell phone="end">
                <StandardMenu
                  side="ORGANISATION"
                  version={version}
                  mayEdit={mayEdit}
                  mayRemove={mayRemove}
                  onFill={() => setFilled(version)}
                  onCompare={() => setCompared(version)}
                  onStep={(action) => setStep({ action, version })}
                />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <StandardStepDialog side="ORGANISATION" step={step} onClose={() => setStep(null)} />
      <FillDialog side="ORGANISATION" version={filled} onClose={() => setFilled(null)} />
      <LineageDialog side="ORGANISATION" version={compared} mayDecide={mayEdit} onClose={() => setCompared(null)} />
    </>
  );
}
