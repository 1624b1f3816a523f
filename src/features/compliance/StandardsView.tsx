import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { Suspense, useCallback, useState, type ReactNode } from 'react';

import { scoringMethodLabels } from '#domain/words/own-control.ts';
import { adoptedQuery, type AdoptedStandard } from '#src/api/compliance/adopted-standards.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { countOf, formatInstantDay, formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Badge } from '#src/ui/data/Badge.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { PlusIcon, UploadIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { OwnCopies } from './OwnCopies.tsx';
import { ConfidenceText } from './ResultText.tsx';
import { scoreText, shareText } from './score.ts';
import { useComplianceRight } from './useComplianceRight.ts';

const AdoptionDialog = lazyPart(async () => (await import('./adoption/AdoptionDialog.tsx')).AdoptionDialog);
const StandardImportDialog = lazyPart(
  async () => (await import('#src/registers/standard-import/StandardImportDialog.tsx')).StandardImportDialog,
);
const SettingsOfStandard = lazyPart(async () => (await import('./adoption/SettingsOfStandard.tsx')).SettingsOfStandard);
const StandardLink = createLink(TextLink);

const version = css({ display: 'inline-flex', alignItems: 'center', gap: '8' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });

/** /assessments: the adopted standards, how far each is fulfilled, and how sure that is. */
export function StandardsView() {
  const adopted = useQuery(adoptedQuery(useApi()));
  const mayAdopt = useComplianceRight('ADOPT', 'ADD');
  const mayImport = useComplianceRight('IMPORT_STANDARD', 'ADD');
  const [opened, setOpened] = useState<'adoption' | 'import' | null>(null);
  const actions = (mayAdopt || mayImport) && (
    <div className={buttons}>
      {mayImport && (
        <Button onClick={() => setOpened('import')}>
          <UploadIcon /> Import our own copy
        </Button>
      )}
      {mayAdopt && (
        <Button variant="primary" onClick={() => setOpened('adoption')}>
          <PlusIcon /> Adopt a standard
        </Button>
      )}
    </div>
  );
  const count = adopted.data?.length ?? 0;
  return (
    <>
      <PageTitle
        title="Standards & Assessments"
        note={count === 0 ? undefined : countOf(count, 'standard')}
        actions={count > 0 && actions}
      />
      <Adopted adopted={adopted} actions={actions} />
      <OwnCopies />
      <Suspense fallback={null}>
        {opened === 'adoption' && <AdoptionDialog onClose={() => setOpened(null)} />}
        {opened === 'import' && <StandardImportDialog side="ORGANISATION" open onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}

interface AdoptedProps {
  readonly adopted: UseQueryResult<AdoptedStandard[]>;
  readonly actions: ReactNode;
}

function Adopted({ adopted: { data, error, refetch }, actions }: AdoptedProps) {
  if (data === undefined)
    return error ? <LoadFailed what="standards" error={error} onRetry={() => void refetch()} /> : <LoadingRows />;
  if (data.length > 0) return <StandardsTable standards={data} />;
  return (
    <EmptyState title="No standard adopted yet" actions={actions}>
      Adopt a standard to see what it asks. What your own controls already answer is filled in.
    </EmptyState>
  );
}

function StandardsTable({ standards }: { readonly standards: readonly AdoptedStandard[] }) {
  const maySet = useComplianceRight('ADOPT', 'EDIT');
  const [opened, setOpened] = useState<AdoptedStandard | null>(null);
  const close = useCallback(() => setOpened(null), []);
  return (
    <>
      <StandardRows standards={standards} onSet={maySet ? setOpened : undefined} />
      <Suspense fallback={null}>{opened !== null && <SettingsOfStandard adopted={opened} onClose={close} />}</Suspense>
    </>
  );
}

interface StandardRowsProps {
  readonly standards: readonly AdoptedStandard[];
  /** Undefined for those who may not change what was decided. */
  readonly onSet: ((adopted: AdoptedStandard) => void) | undefined;
}

const StandardRows = ({ standards, onSet }: StandardRowsProps) => (
  <Table.Root label="Adopted standards">
    <Table.Head>
      <Table.HeadCell flexible>Standard</Table.HeadCell>
      <Table.HeadCell>Version</Table.HeadCell>
      <Table.HeadCell collapsePriority="first">Levels</Table.HeadCell>
      <Table.HeadCell>Score</Table.HeadCell>
      <Table.HeadCell>Coverage</Table.HeadCell>
      <Table.HeadCell collapsePriority="third">Confidence</Table.HeadCell>
      <Table.HeadCell collapsePriority="fourth">To confirm</Table.HeadCell>
      <Table.HeadCell>Open findings</Table.HeadCell>
      <Table.HeadCell collapsePriority="second">Last closed</Table.HeadCell>
      {onSet !== undefined && <Table.HeadCell>Action</Table.HeadCell>}
    </Table.Head>
    <Table.Body>
      {standards.map((adopted) => (
        <StandardRow key={adopted.id} adopted={adopted} onSet={onSet} />
      ))}
    </Table.Body>
  </Table.Root>
);

/** A standard that has never been assessed opens where an assessment is started. */
const pathOf = ({ openAssessmentId, lastClosedAt }: AdoptedStandard) =>
  openAssessmentId === null && lastClosedAt === null
    ? '/start-assessments/$organisationStandardId'
    : '/assessments/$organisationStandardId';

interface StandardRowProps extends Pick<StandardRowsProps, 'onSet'> {
  readonly adopted: AdoptedStandard;
}

function StandardRow({ adopted, onSet }: StandardRowProps) {
  const { id, standard, levels, score, method, confidence, toConfirm, openFindings, newerVersion } = adopted;
  const coverage = shareText(score.coverage);
  const value = scoreText(adopted);
  return (
    <Table.Row>
      <Table.TitleCell
        note={`${value ?? 'Not assessed'}, coverage ${coverage ?? 'none'}, ${countOf(openFindings, 'open finding')}`}
      >
        <StandardLink to={pathOf(adopted)} params={{ organisationStandardId: id }}>
          {standard.title}
        </StandardLink>
      </Table.TitleCell>
      <Table.Cell>
        <span className={version}>
          {standard.number}
          {newerVersion !== null && (
            <StandardLink
              to="/assessments/$organisationStandardId"
              params={{ organisationStandardId: id }}
              search={{ view: 'upgrade' }}
            >
              <Badge tone="info">Upgrade to {newerVersion}</Badge>
            </StandardLink>
          )}
        </span>
      </Table.Cell>
      <Table.Cell collapsePriority="first">
        <WordsCell>{levels.join(', ') || null}</WordsCell>
      </Table.Cell>
      <Table.Cell title={scoringMethodLabels[method]}>
        <WordsCell>{value}</WordsCell>
      </Table.Cell>
      <Table.Cell title={`${formatNumber(score.assessed)} of ${formatNumber(score.applicable)} assessed`}>
        <WordsCell>{coverage}</WordsCell>
      </Table.Cell>
      <Table.Cell collapsePriority="third">
        <ConfidenceText confidence={confidence} />
      </Table.Cell>
      <Table.Cell collapsePriority="fourth">{formatNumber(toConfirm)}</Table.Cell>
      <Table.Cell>{formatNumber(openFindings)}</Table.Cell>
      <Table.Cell collapsePriority="second">
        <WordsCell>{adopted.lastClosedAt === null ? null : formatInstantDay(adopted.lastClosedAt)}</WordsCell>
      </Table.Cell>
      {onSet !== undefined && (
        <Table.Cell>
          <Button size="sm" variant="ghost" aria-label={`Settings of ${standard.title}`} onClick={() => onSet(adopted)}>
            Settings
          </Button>
        </Table.Cell>
      )}
    </Table.Row>
  );
}
