import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { reportKinds } from '#domain/report/kinds/index.ts';
import { reportFormatLabels } from '#domain/words/report.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { reportDefinitionsQuery, type ReportDefinition } from '#src/api/reports.ts';
import { formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';

import { AdoptionDialog } from './AdoptionDialog.tsx';
import { DefinitionActions } from './DefinitionActions.tsx';
import { DefinitionDialog } from './DefinitionDialog.tsx';
import { keyOfDefinition } from './report-request.ts';

/** Who has written a definition, and the version of a template that it was made from. */
function originOf({ id, template, updatedBy }: ReportDefinition): string {
  if (id === null) return template === null ? 'Attest' : 'Template of the platform';
  const author = updatedBy?.name ?? 'Your organisation';
  if (template === null) return author;
  const state = template.publishedVersion === null ? ', withdrawn' : '';
  return `${author}, from ${template.name} ${template.version}${state}`;
}

/** What reports have: those that every organisation has, templates of the platform, and its own, which begin as copies. */
export function DefinitionsView({ onMake }: { readonly onMake: (definition: ReportDefinition) => void }) {
  const list = useQuery(reportDefinitionsQuery(useApi()));
  const [changed, setChanged] = useState<ReportDefinition | null>(null);
  const [adopted, setAdopted] = useState<ReportDefinition | null>(null);
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
              <Table.Cell>{originOf(definition)}</Table.Cell>
              <Table.Cell phone="end">
                <DefinitionActions definition={definition} onMake={onMake} onChange={setChanged} onAdopt={setAdopted} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      {changed !== null && <DefinitionDialog definition={changed} onClose={() => setChanged(null)} />}
      {adopted !== null && <AdoptionDialog definition={adopted} onClose={() => setAdopted(null)} />}
    </>
  );
}
