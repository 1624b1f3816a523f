import { requestOfLink } from './requests.ts';

/** Notes that a person sees the page: mail scanners fetch pages, but do not show them. */
export function noteOpening(api: string): void {
  const note = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', note);
    // Whether it arrives changes nothing for the reader.
    requestOfLink(`${api}/opening`, AbortSignal.timeout(10_000)).catch(() => {});
  };
  document.addEventListener('visibilitychange', note);
  note();
}
