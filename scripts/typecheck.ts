import { generateAll } from '#scripts/generate/generate-all.ts';
import { typeChecks } from '#scripts/lint/types.ts';
import { runChecks } from '#scripts/support/checks.ts';
import { command } from '#scripts/support/command.ts';

await command(async () => {
  await generateAll();
  return (await runChecks(typeChecks)).length === 0;
});
