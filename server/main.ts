import { demoPassword } from '#server/demo/index.ts';
import type { Settings } from '#server/settings.ts';
import { reportStartFailure } from '#server/start-error.ts';
import { startServer, type FrontEnd, type RunningServer } from '#server/start-server.ts';

/** Lines of two columns. */
function columns(rows: readonly (readonly [string, string])[]): string[] {
  const widest = Math.max(0, ...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `    ${first.padEnd(widest)}  ${second}`);
}

function announce({ origin, demoAccounts, demoLinks, outboxUrl }: RunningServer): void {
  const accounts = columns(demoAccounts.map(({ email, about }) => [email, about]));
  const links = columns(demoLinks.map(({ about, path }) => [about, `${origin}${path}`]));
  const lines = [
    '',
    `  Attest is at ${origin}`,
    ...(outboxUrl === undefined ? [] : [`  Mail that would be sent: ${outboxUrl}`]),
    ...(accounts.length === 0 ? [] : ['', `  Demo accounts, password ${demoPassword}:`, ...accounts]),
    ...(links.length === 0 ? [] : ['', '  Secure links of the demo:', ...links]),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Shuts down gracefully on a signal; a second signal exits at once. */
function closeOnSignal(server: RunningServer): void {
  let closing = false;
  const close = () => {
    if (closing) process.exit(1);
    closing = true;
    server.close().catch((error: unknown) => {
      process.stderr.write(`Attest did not close cleanly: ${String(error)}\n`);
      process.exitCode = 1;
    });
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
  process.on('SIGHUP', close);
}

/** Ends the process once it can serve nothing any more: systemd or a container's restart policy starts it again. */
async function exitOnFailure({ failed }: RunningServer): Promise<never> {
  const sentence = await failed;
  process.stderr.write(`Attest ends. ${sentence}\n`);
  process.exit(1);
}

/** Starts Attest as a process: prints its URL, or one sentence explaining why it cannot start, and exits with 1. */
export async function main(settings: Settings, frontEnd: FrontEnd): Promise<void> {
  try {
    const server = await startServer(settings, frontEnd);
    closeOnSignal(server);
    void exitOnFailure(server);
    announce(server);
  } catch (error) {
    reportStartFailure(error);
  }
}
