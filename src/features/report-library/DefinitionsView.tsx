import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { reportKinds } from '#domain/report/kinds/index.ts';
import { reportFormatLabels } from '#domain/words/report.ts';
import { createIdempotencyKeys } from '#src/actors/idempotency-keys.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { refreshReports, reportDefinitions, reportDefinitionsQuery, type ReportDefinition } from '#src/api/reports.ts';
import { formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { css } from '#styled/css/index.js';

import { DefinitionDialog } from './DefinitionDialog.tsx';
import { keyOfDefinition } from './report-request.ts';

const buttons = css({ display: 'flex', gap: '8' });

/** What reports have: those that every organisation has, and its own, which begin as copies. */
export function DefinitionsView({ onMake }: { readonly onMake: (definition: ReportDefinition) => void }) {
  const list = useQuery(reportDefinitionsQuery(useApi()));
  const [changed, setChanged] = useState<ReportDefinition | null>(null);
  if (list.isPending) return <LoadingRows />;
  if (list.isError) return <LoadFailed what="definitions" error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <>
      <Table.Root label="Definitions">
        <Table.Head>
          <Table.HeadCell flexible sticky="title">
            Definition
          </Table.HeadCell>
          <Table.HeadCell>Sections</Table.HeadCell>
          <Table.HeadCell>Format</Table.HeadCell>
          <Table.HeadCell>Version</Table.HeadCell>
          <Table.HeadCell>From</Table.HeadCell>
          <Table.HeadCell>Actions</Table.HeadCell>
        </Table.Head>
        <Table.Body>
          {list.data.map((definition) => (
            <Table.Row key={keyOfDefinition(definition)}>
              <Table.TitleCell note={definition.description}>{definition.name}</Table.TitleCell>
              <Table.Cell>
                {formatNumber(definition.sections.length)} of {reportKinds[definition.kind].sections.length}
              </Table.Cell>
              <Table.Cell>{reportFormatLabels[definition.format]}</Table.Cell>
              <Table.Cell>{definition.version}</Table.Cell>
              <Table.Cell>
                {definition.id === null ? 'Attest' : (definition.updatedBy?.name ?? 'Your organisation')}
              </Table.Cell>
              <Table.Cell phone="end">
                <Actions definition={definition} onMake={onMake} onChange={setChanged} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      {changed !== null && <DefinitionDialog definition={changed} onClose={() => setChanged(null)} />}
    </>
  );
}

interface ActionsProps {
  readonly definition: ReportDefinition;
  readonly onMake: (definition: ReportDefinition) => void;
  readonly onChange: (definition: ReportDefinition) => void;
}

function Actions({ definition, onMake, onChange }: ActionsProps) {
  const { id, name, version, updatedAt: _at, updatedBy: _by, ...settings } = definition;
  const api = useApi();
  const queryClient = useQueryClient();
  const mayAdd = useMay({ feature: 'REPORT_LIBRARY', level: 'ADD' });
  const mayEdit = useMay({ feature: 'REPORT_LIBRARY', level: 'EDIT' });
  const mayDelete = useMay({ feature: 'REPORT_LIBRARY', level: 'DELETE' });
  const [keyOf] = useState(createIdempotencyKeys);
  const onSettled = () => refreshReports(queryClient);
  const onError = (error: Error) => toast.error('That did not work', error.message);
  const copying = useMutation({
    mutationFn: () => {
      const body = { ...settings, name: `${name} (copy)`.slice(0, 120) };
      return reportDefinitions(api).add({ body, idempotencyKey: keyOf(body) });
    },
    onSuccess: (copy) => {
      toast.success('Copied successfully', copy.name);
      onChange(copy);
    },
    onError,
    onSettled,
  });
  const removing = useMutation({
    mutationFn: (own: string) => reportDefinitions(api).discard({ path: { id: own }, query: { version } }),
    onSuccess: () => toast.success('Deleted successfully', name),
    onError,
    onSettled,
  });
  return (
    <span className={buttons}>
      {mayAdd && (
        <Button size="sm" aria-label={`Make: ${name}`} onClick={() => onMake(definition)}>
          Make
        </Button>
      )}
      {mayAdd && (
        <Button
          size="sm"
          variant="ghost"
          disabled={copying.isPending}
          aria-label={`Copy: ${name}`}
          onClick={() => copying.mutate()}
        >
          Copy
        </Button>
      )}
      {mayEdit && id !== null && (
        <Button size="sm" variant="ghost" aria-label={`Change: ${name}`} onClick={() => onChange(definition)}>
          Change
        </Button>
      )}
      {mayDelete && id !== null && (
        <Button
          size="sm"
          variant="ghost"
          disabled={removing.isPending}
          aria-label={`Delete: ${name}`}
          onClick={() => removing.mutate(id)}
        >
          Delete
        </Button>
      )}
    </span>
  );
}
