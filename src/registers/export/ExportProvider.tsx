import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { exportMachine } from '#machines/export/export.machine.ts';
import type { ExportRequest } from '#machines/export/export.types.ts';
import type { Kind, RegisterSource } from '#src/api/register.ts';

/** The export of the signed-in person, which continues while they go from page to page. */
export interface Exports {
  readonly actor: ActorRefFrom<typeof exportMachine>;
  /** Starts an export of a register. */
  readonly request: (source: RegisterSource<Kind>, request: Omit<ExportRequest, 'register'>) => void;
}

interface ExportPlace {
  /** Null until the export's code is loaded. */
  readonly exports: Exports | null;
  readonly provide: (exports: Exports) => void;
}

const ExportContext = createContext<ExportPlace | null>(null);

/** Connects the registers with the export, whose code is loaded after the page (`useExportActor`). */
export function ExportProvider({ children }: { readonly children: ReactNode }) {
  const [exports, provide] = useState<Exports | null>(null);
  const place = useMemo(() => ({ exports, provide }), [exports]);
  return <ExportContext value={place}>{children}</ExportContext>;
}

export function useExportPlace(): ExportPlace {
  const place = useContext(ExportContext);
  if (place === null) throw new Error('useExportPlace needs an ExportProvider');
  return place;
}
