import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { incidentReportMachine } from '#machines/incident-report/incident-report.machine.ts';
import { attachToReport, sendReport } from '#src/actors/incident-report.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type ReportActor = ActorRefFrom<typeof incidentReportMachine>;

/** The present, to the minute as people enter it. */
export const thisMinute = (): string => new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString();

/** The machine of a report, with its services, and what gives it files. */
export function useReportActor() {
  const api = useApi();
  const queryClient = useQueryClient();
  // The machine knows a file by its key only.
  const [contents] = useState(() => new Map<string, Blob>());
  const [machine] = useState(() => {
    const contentOf = (key: string): Blob => {
      const content = contents.get(key);
      if (content === undefined) throw new Error('The file is no longer known');
      return content;
    };
    return incidentReportMachine.provide({
      actors: {
        sendReport: sendReport(api, queryClient),
        attachFile: attachToReport(api, queryClient, contentOf),
      },
    });
  });
  const [noticedAt] = useState(thisMinute);
  const actor = useActorRef(machine, { input: { noticedAt } });
  useNotices(actor, (notice) => {
    if (notice.type === 'report.completed') toast.success('Incident reported', notice.ref);
  });
  const choose = (chosen: Iterable<File>) => {
    const files = Array.from(chosen, (file) => ({ key: crypto.randomUUID(), file }));
    for (const { key, file } of files) contents.set(key, file);
    actor.send({
      type: 'files.chosen',
      files: files.map(({ key, file: { name, size } }) => ({ key, name, size })),
    });
  };
  return { actor, choose };
}
