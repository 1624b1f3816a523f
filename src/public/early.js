// Runs before the first paint and before the app's scripts.

// A dark page never flashes light, and the frame that the page shows until the app starts has the width of the sidebar
// that the person left (src/theme/start.ts). The keys are those of src/app/preferences/theme.ts and sidebar.ts.
try {
  if (localStorage.getItem('theme') === 'dark') document.documentElement.dataset.theme = 'dark';
} catch {
  // Storage is refused: the default theme stays.
}
const sidebar = document.cookie.split('; ').find((cookie) => cookie.startsWith('sidebar_state='));
if (sidebar === undefined ? !matchMedia('(min-width: 1280px)').matches : sidebar !== 'sidebar_state=true')
  document.documentElement.dataset.startSidebar = 'collapsed';

// A form that the page contains may be submitted before React has taken it over: the form repeats that then
// (src/components/auth/useEarlyEntries.ts).
addEventListener('submit', (event) => {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.target.dataset.submitted = '';
});

// The identity SDK starts while the app's scripts are fetched (src/identity/load-clerk.ts, which waits for it).
/** @typedef {import('../identity/load-clerk.ts').IdentityStart} IdentityStart */
/** @type {Promise<HTMLScriptElement>} */
const sdkLoaded = new Promise((resolve, reject) => {
  /** @type {(target: EventTarget | null) => target is HTMLScriptElement} */
  const isSdk = (target) => target instanceof HTMLScriptElement && target.dataset.options !== undefined;
  document.addEventListener('load', ({ target }) => isSdk(target) && resolve(target), true);
  document.addEventListener(
    'error',
    ({ target }) => isSdk(target) && reject(new Error('The SDK cannot be loaded')),
    true,
  );
});
const sdkStarted = sdkLoaded.then(({ dataset }) => {
  /** @type {import('@clerk/react/types').HeadlessBrowserClerk} */
  const clerk = window['Clerk'];
  /** @type {object} */
  const options = JSON.parse(dataset.options ?? '{}');
  return clerk.load({
    ...options,
    routerPush: (to) => identityStart.navigate(to, { replace: false }),
    routerReplace: (to) => identityStart.navigate(to, { replace: true }),
  });
});
// The app reports the failure.
sdkStarted.catch(() => {});
/** @type {IdentityStart} */
const identityStart = { loaded: sdkLoaded, started: sdkStarted, navigate: (to) => location.assign(to) };
window['identityStart'] = identityStart;

// The scripts of a screen that waits for the identity are fetched after the SDK, so that they do not delay it.
const fetchScreen = () => {
  for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload';
};
sdkLoaded.then(fetchScreen, fetchScreen);
