import { command } from '#scripts/support/command.ts';
import { projectRoot } from '#scripts/support/project.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { reportStartFailure } from '#server/start-error.ts';

const settingsOrReason = (): Settings | undefined => {
  try {
    return readSettings(process.env, projectRoot);
  } catch (error) {
    reportStartFailure(error);
    return undefined;
  }
};

/** A command that starts the server: an invalid setting is reported immediately, not after a build of a minute. */
export const startCommand = (work: (settings: Settings) => Promise<void>): Promise<void> =>
  command(async () => {
    const settings = settingsOrReason();
    if (settings === undefined) return false;
    await work(settings);
    return true;
  });
