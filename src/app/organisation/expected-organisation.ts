/** What a link names its organisation by, in mails and copied addresses. */
const parameter = 'organisation';

const storageKey = 'organisation-of-tab';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

function inAddress(search: string): string | null {
  const named = new URLSearchParams(search).get(parameter);
  return named !== null && uuid.test(named) ? named.toLowerCase() : null;
}

/** Of the address that opened the page: the page itself may lead elsewhere before anything is shown. */
let atStart = typeof window === 'undefined' ? null : inAddress(window.location.search);

/** The organisation that this tab showed last in this session; null if none or if storage is unavailable. */
function ofTab(sessionId: string | null): string | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    const isOurs = typeof found === 'object' && found !== null && 'sessionId' in found && found.sessionId === sessionId;
    return isOurs && 'id' in found && typeof found.id === 'string' ? found.id : null;
  } catch {
    return null;
  }
}

/** The tab shows this organisation from now on. */
export function rememberOfTab(sessionId: string | null, id: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ sessionId, id }));
  } catch {
    // If storage is full or unavailable, the tab follows the others without saying so.
  }
}

/** The tab changes organisation on purpose. */
export function forgetOfTab(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Then there is nothing to forget.
  }
}

/** The page shows the organisation that it was to show: its address need not name it any more. */
export function settleExpected(): void {
  atStart = null;
  const url = new URL(window.location.href);
  if (!url.searchParams.has(parameter)) return;
  url.searchParams.delete(parameter);
  window.history.replaceState(window.history.state, '', url);
}

/** Which organisation this page is expected to show, and why. */
export interface ExpectedOrganisation {
  readonly id: string;
  readonly because: 'link' | 'tab';
}

/** The organisation of the link that was opened, or else that of the tab before it was loaded again. */
export function expectedOrganisation(sessionId: string | null): ExpectedOrganisation | null {
  // Behind a sign-in the link is opened later than the page.
  const linked = atStart ?? inAddress(window.location.search);
  if (linked !== null) return { id: linked, because: 'link' };
  const before = ofTab(sessionId);
  return before === null ? null : { id: before, because: 'tab' };
}
