import { findBrowser } from '#scripts/browser/browser.ts';
import { command } from '#scripts/support/command.ts';

await command(async () => {
  console.log(await findBrowser());
});
