// Runs before the first paint: a dark page never flashes light, and the frame that the page shows until the app starts
// has the width of the sidebar that the person left (src/theme/start.ts). The keys are those of
// src/app/preferences/theme.ts and sidebar.ts.
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
