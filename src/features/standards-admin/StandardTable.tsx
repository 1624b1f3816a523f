import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import type { StandardVersion } from '#src/api/compliance/standards.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { formatInstantDay, formatNumber } from '#src/components/format.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { counted } from '#src/components/words.ts';
import { FillDialog } from '#src/registers/standard-import/FillDialog.tsx';
import { LineageDialog } from '#src/registers/standard-import/lineage/LineageDialog.tsx';
import { StandardMenu } from '#src/registers/standard-import/StandardMenu.tsx';
import { StandardStepDialog, type StandardStep } from '#src/registers/standard-import/StandardStepDialog.tsx';
import { VersionStatus } from '#src/registers/standard-import/VersionStatus.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/** Versions of standards with what can be done with each. */
export function StandardTable({ versions }: { readonly versions: readonly StandardVersion[] }) {
  const [step, setStep] = useState<StandardStep | null>(null);
  const [filled, setFilled] = useState<StandardVersion | null>(null);
  const [compared, setCompared] = useState<StandardVersion | null>(null);
  const mayEdit = useMay({ feature: 'ADMIN_STANDARDS', level: 'EDIT' });
  const mayRemove = useMay({ feature: 'ADMIN_STANDARDS', level: 'DELETE' });
  return (
    <>
      <Table.Root label="Standards">
        <Table.Head>
          <Table.HeadCell flexible sticky="title">
            Standard
          </Table.HeadCell>
          <Table.HeadCell>Version</Table.HeadCell>
          <Table.HeadCell>Status</Table.HeadCell>
          <Table.HeadCell>Controls</Table.HeadCell>
          <Table.HeadCell>Assessed</Table.HeadCell>
          <Table.HeadCell flexible>Publisher</Table.HeadCell>
          <Table.HeadCell>Imported</Table.HeadCell>
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
                <Link to="/admin/controls" search={{ version: version.id }}>
                  {version.title}
                </Link>
              </Table.TitleCell>
              <Table.Cell>{version.number}</Table.Cell>
              <Table.Cell phone="end">
                <VersionStatus version={version} />
              </Table.Cell>
              <Table.Cell>{formatNumber(version.controlCount)}</Table.Cell>
              <Table.Cell>{formatNumber(version.assessedCount)}</Table.Cell>
              <Table.Cell flexible>
                <WordsCell>{version.publisher}</WordsCell>
              </Table.Cell>
              <Table.Cell>{formatInstantDay(version.createdAt)}</Table.Cell>
              <Table.Cell phone="end">
                <StandardMenu
                  side="PLATFORM"
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
      <StandardStepDialog side="PLATFORM" step={step} onClose={() => setStep(null)} />
      <FillDialog side="PLATFORM" version={filled} onClose={() => setFilled(null)} />
      <LineageDialog side="PLATFORM" version={compared} mayDecide={mayEdit} onClose={() => setCompared(null)} />
    </>
  );
}
