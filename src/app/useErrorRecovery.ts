import { useEffect } from 'react';

/** Tries to recover from a page that failed; `refused` where the server refused access. */
export function useErrorRecovery(refused: boolean): void {
  useEffect(() => {
    // If even this import fails, the error page stays.
    import('./error-recovery.ts').then(({ startRecovery }) => startRecovery(refused)).catch(reportError);
  }, [refused]);
}
