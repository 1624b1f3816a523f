import { useActorRef } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';

import { exportMachine } from '#machines/export/export.machine.ts';
import type { ExportNotice } from '#machines/export/export.types.ts';
import { downloadExport } from '#src/actors/download-export.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { ApiClient } from '#src/api/connection/client.ts';
import type { ExportSource } from '#src/api/record/register.ts';
import { useSession } from '#src/components/SessionProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

import { useExportPlace, type Exports } from './export-service.ts';

/** The machine, and what it has exported, by kind. */
function exportsOf(api: ApiClient) {
  const sources = new Map<string, ExportSource>();
  const sourceOf = (kind: string) => {
    const source = sources.get(kind);
    if (source === undefined) throw new Error(`There is no register ${kind}`);
    return source;
  };
  return { sources, machine: exportMachine.provide({ actors: { downloadExport: downloadExport(api, sourceOf) } }) };
}

/** The machine of the export with its services, provided to the registers. */
export function useExportActor(): Exports['actor'] {
  const api = useApi();
  const { provide } = useExportPlace();
  const [{ machine, sources }] = useState(() => exportsOf(api));
  const actor = useActorRef(machine);
  useEffect(() => {
    provide({
      actor,
      request(source, request) {
        sources.set(source.name, source);
        actor.send({ type: 'export.requested', request: { ...request, register: source.name } });
      },
    });
  }, [actor, provide, sources]);
  useNotices<ExportNotice>(actor, (notice) => {
    switch (notice.type) {
      case 'export.done':
        return toast.success('Export saved', notice.name);
      case 'export.stopped':
        return toast.info('Export cancelled', 'No file was saved.');
    }
  });
  useEndWithOrganisation(actor);
  return actor;
}

/** The query of an export belongs to its organisation: in another, it must neither continue nor be repeated. */
function useEndWithOrganisation(actor: Exports['actor']): void {
  const organisationId = useSession(({ context }) => context.organisation?.id);
  const current = useRef(organisationId);
  useEffect(() => {
    if (current.current === organisationId) return;
    current.current = organisationId;
    actor.send({ type: 'export.cancelled' });
    actor.send({ type: 'export.dismissed' });
  }, [actor, organisationId]);
}
