import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { reportRunMachine } from '#machines/report-run/report-run.machine.ts';
import type { ReportRunNotice, ReportRunStart } from '#machines/report-run/report-run.types.ts';
import { reportRunActors } from '#src/actors/report-run.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { texts } from '#src/texts/en.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type ReportRunActor = ActorRefFrom<typeof reportRunMachine>;

/** The machine of one report, with its services. @param onPlaced called when a report was asked for */
export function useReportRunActor(start: ReportRunStart, onPlaced: () => void): ReportRunActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    reportRunMachine.provide({
      // Its answer is an attachment: the page stays.
      actors: reportRunActors(api, queryClient, (url) => window.location.assign(url)),
    }),
  );
  const actor = useActorRef(machine, { input: start });
  useNotices<ReportRunNotice>(actor, (notice) => {
    switch (notice.type) {
      case 'report.placed':
        onPlaced();
        break;
      case 'run.refused':
        toast.error('That did not work', notice.failure.message || texts.errors.fallback);
        break;
    }
  });
  return actor;
}
