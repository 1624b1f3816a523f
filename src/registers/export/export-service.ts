import type { ActorRefFrom } from 'xstate';

import type { exportMachine } from '#machines/export/export.machine.ts';
import type { ExportRequest } from '#machines/export/export.types.ts';
import type { ExportSource } from '#src/api/record/register.ts';
import { lateService } from '#src/components/late-service.tsx';

/** The export of the signed-in person, which continues while they go from page to page. */
export interface Exports {
  readonly actor: ActorRefFrom<typeof exportMachine>;
  /** Starts an export of a register or a look-up. */
  readonly request: (source: ExportSource, request: Omit<ExportRequest, 'register'>) => void;
}

/** Connects the registers with the export, whose code is loaded after the page (`useExportActor`). */
export const { Provider: ExportProvider, usePlace: useExportPlace } = lateService<Exports>('export');
