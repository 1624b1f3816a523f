import { generateAll } from '#scripts/generate/generate-all.ts';
import { lintChecks, unusedCheck } from '#scripts/lint/checks.ts';
import { runChecks } from '#scripts/support/checks.ts';
import { command } from '#scripts/support/command.ts';

await command(async () => {
  await generateAll();
  return (await runChecks([...lintChecks, unusedCheck])).length === 0;
});
