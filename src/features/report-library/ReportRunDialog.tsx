import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';

import type { ReportRunStart } from '#machines/report-run/report-run.types.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { reportDefinitionsQuery, reportRunQuery, type ReportDefinition } from '#src/api/reports.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';

import { requestOf } from './report-request.ts';
import { RequestDialog } from './RequestDialog.tsx';
import { RunDialog } from './RunDialog.tsx';
import { useReportRunActor } from './useReportRunActor.ts';

interface Closable {
  readonly onClose: () => void;
}

interface NewReportProps extends Closable {
  /** The one to begin with; otherwise the first. */
  readonly definition: ReportDefinition | undefined;
  readonly onPlaced: () => void;
}

/** Asks for a report, and follows it until it is ready. */
export function NewReport({ definition, ...rest }: NewReportProps) {
  const { data: definitions = [] } = useQuery(reportDefinitionsQuery(useApi()));
  const first = definition ?? definitions[0];
  return first === undefined ? null : (
    <ReportRunDialog start={{ request: requestOf(first) }} definitions={definitions} {...rest} />
  );
}

interface FoundReportProps extends Closable {
  readonly id: string;
  readonly onPlaced: () => void;
}

/** A report that was asked for before, as it is now. */
export function FoundReport({ id, onClose, onPlaced }: FoundReportProps) {
  const { data, error, refetch } = useQuery(reportRunQuery(useApi(), id));
  if (data !== undefined)
    return <ReportRunDialog start={{ run: data }} definitions={[]} onClose={onClose} onPlaced={onPlaced} />;
  return (
    <Dialog.Root open onOpenChange={(change) => !change.open && onClose()}>
      <Dialog.Content title="Report">
        {error === null ? <LoadingRows /> : <LoadFailed what="report" error={error} onRetry={() => void refetch()} />}
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface ReportRunDialogProps extends Closable {
  readonly start: ReportRunStart;
  readonly definitions: readonly ReportDefinition[];
  readonly onPlaced: () => void;
}

function ReportRunDialog({ start, definitions, onClose, onPlaced }: ReportRunDialogProps) {
  const actor = useReportRunActor(start, onPlaced);
  const isAsked = useSelector(actor, ({ context }) => context.run !== null);
  return isAsked ? (
    <RunDialog actor={actor} onClose={onClose} />
  ) : (
    <RequestDialog actor={actor} definitions={definitions} onClose={onClose} />
  );
}
