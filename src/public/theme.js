// Runs before the first paint: a dark page never flashes light, and a screen before sign-in starts with its frame
// (src/theme/start.ts). The key is that of src/app/preferences/theme.ts.
if (['/sign-in', '/sign-up', '/verify-otp', '/forget-password', '/sso-callback'].includes(location.pathname))
  document.documentElement.dataset.start = 'auth';
try {
  if (localStorage.getItem('theme') === 'dark') document.documentElement.dataset.theme = 'dark';
} catch {
  // Storage is refused: the default theme stays.
}
// A form that the page contains may be submitted before React has taken it over: the form repeats that then
// (src/components/auth/useEarlyEntries.ts).
addEventListener('submit', (event) => {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.target.dataset.submitted = '';
});
