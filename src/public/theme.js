// Runs before the first paint, so that a dark page never begins light. The key is that of src/app/preferences/theme.ts.
try {
  if (localStorage.getItem('theme') === 'dark') document.documentElement.dataset.theme = 'dark';
} catch {
  // Storage is refused: the default theme stays.
}
