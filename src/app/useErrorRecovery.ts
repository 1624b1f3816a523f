import { useEffect } from 'react';

/** Tries to get the person out of a page that failed; `refused` where the server said no. */
export function useErrorRecovery(refused: boolean): void {
  useEffect(() => {
    // Where even this cannot be fetched, the page that says what happened stays.
    import('./error-recovery.ts').then(({ startRecovery }) => startRecovery(refused)).catch(reportError);
  }, [refused]);
}
