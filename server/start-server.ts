import path from 'node:path';

import type { FastifyPluginAsync } from 'fastify';

import { createApp } from '#server/app.ts';
import { openDatabase, type Database } from '#server/database/database.ts';
import {
  addDemoLinks,
  closeDemo,
  reopenDemo,
  seedDemo,
  type DemoAccount,
  type DemoLinkPage,
} from '#server/demo/index.ts';
import type { Files } from '#server/files/files.ts';
import { filesFolderIn, openFiles } from '#server/files/open-files.ts';
import { compressed } from '#server/http/compression.ts';
import { createLog, type ServerLog } from '#server/http/logging.ts';
import { openLocalIdentity, type LocalIdentity } from '#server/identity/index.ts';
import { identityKeyIn, keyIn } from '#server/identity/key-file.ts';
import { clerkProvider, localProvider, type IdentityProvider } from '#server/identity/provider.ts';
import { createVault } from '#server/identity/vault.ts';
import { jobHandlers } from '#server/job-handlers.ts';
import { type Jobs, openJobs } from '#server/jobs/jobs.ts';
import { startWorker } from '#server/jobs/worker.ts';
import type { LinkPages } from '#server/links/page-routes.ts';
import type { Mail } from '#server/mail/mail.ts';
import { outboxRoutes } from '#server/mail/outbox-routes.ts';
import { openOutbox, type Outbox } from '#server/mail/outbox.ts';
import { openSmtp } from '#server/mail/smtp.ts';
import { logIdentityEvent, restoreSuperAdmin } from '#server/modules/accounts/index.ts';
import { ensureTips } from '#server/modules/platform/index.ts';
import type { RunZeroParts } from '#server/modules/run-zero/index.ts';
import { openOutside } from '#server/outside/outside.ts';
import { prepareDataDirectory, refuseBusyPort } from '#server/preflight.ts';
import type { OperatorSettings, Settings } from '#server/settings.ts';

export interface BrowserSettings extends OperatorSettings {
  readonly publishableKey: string;
  readonly environment: string;
  readonly apiBaseUrl: string;
  readonly productName: string;
  /** Base URL of the local identity; empty with Clerk. */
  readonly identityProxyUrl: string;
}

/** How the single-page app is served: built files, or Vite with hot reload. */
export interface FrontEnd {
  readonly styleHashes: readonly string[];
  /** Renders the pages of secure links; without it there are none. */
  readonly linkPages?: LinkPages;
  readonly plugin: (settings: BrowserSettings) => FastifyPluginAsync;
}

/** What of the demo is printed at start: nothing while it is off. */
interface OpenedDemo {
  readonly demoAccounts: readonly DemoAccount[];
  readonly demoLinks: readonly DemoLinkPage[];
}

export interface RunningServer extends OpenedDemo {
  readonly origin: string;
  /** URL of the outbox, when mail is not sent. */
  readonly outboxUrl: string | undefined;
  /** Resolves with a sentence for the operator when the server can serve nothing any more; never otherwise. */
  readonly failed: Promise<string>;
  close(): Promise<void>;
}

/** Open resources in the order they were opened; closed in reverse order. */
class Resources {
  readonly #closers: (() => Promise<void>)[] = [];

  add<T extends { close(): Promise<void> }>(resource: T): T {
    this.#closers.push(() => resource.close());
    return resource;
  }

  async close(): Promise<void> {
    for (let closer = this.#closers.pop(); closer !== undefined; closer = this.#closers.pop()) await closer();
  }
}

interface SignIn {
  readonly provider: IdentityProvider;
  readonly local: LocalIdentity | undefined;
}

async function openIdentity(
  settings: Settings,
  parts: { database: Database; mail: Mail; jobs: Jobs; log: ServerLog; encryptionKey: Buffer },
): Promise<SignIn> {
  const { origin, clerk, environment, conveniences, productName } = settings;
  const templateTokens = environment === 'development';
  if (clerk !== undefined) return { provider: clerkProvider({ ...clerk, origin, templateTokens }), local: undefined };
  const local = await openLocalIdentity({
    database: parts.database.identity,
    origin,
    encryptionKey: parts.encryptionKey,
    mail: parts.mail,
    jobs: parts.jobs,
    log: parts.log,
    productName,
    conveniences,
    templateTokens,
    onEvent: (event) => logIdentityEvent(parts.database.platform, event),
  });
  return { provider: localProvider(local, origin, templateTokens), local };
}

/** The demo accounts are enabled only while the demo is on. */
async function openDemo(
  settings: Settings,
  {
    database,
    identity,
    files,
    log,
    hasLinkPages,
  }: { database: Database; identity: LocalIdentity | undefined; files: Files; log: ServerLog; hasLinkPages: boolean },
): Promise<OpenedDemo> {
  const parts = { platform: database.platform, identity, log };
  if (!settings.demo || identity === undefined) {
    await closeDemo(parts);
    return { demoAccounts: [], demoLinks: [] };
  }
  await reopenDemo(parts);
  const demoAccounts = await seedDemo({ database, identity, files, log });
  return { demoAccounts, demoLinks: hasLinkPages ? await addDemoLinks(database) : [] };
}

/** Consoles of runZero are called at public addresses only. */
const runZeroParts = (encryptionKey: Buffer): RunZeroParts => ({
  vault: createVault(encryptionKey, 'organisation'),
  openConsole: (baseUrl) => openOutside({ baseUrl, privateHost: false }),
});

/** Where the server writes; each may be a disk of its own. */
const writtenFolders = ({ dataDirectory, files }: Settings, { folder }: Database): string[] => [
  dataDirectory,
  ...(files.s3 === undefined ? [filesFolderIn(dataDirectory)] : []),
  ...(folder === undefined ? [] : [folder]),
];

/** Where mail is kept that is not sent; undefined if it is. */
const outboxOf = async ({ smtp, dataDirectory }: Settings): Promise<Outbox | undefined> =>
  smtp === undefined ? openOutbox(path.join(dataDirectory, 'outbox')) : undefined;

const outboxPlugin =
  (outbox: Outbox): FastifyPluginAsync =>
  async (app) => {
    await app.register(outboxRoutes, { outbox });
  };

function pluginsOf(settings: Settings, frontEnd: FrontEnd, { provider, local }: SignIn, outbox: Outbox | undefined) {
  const browserSettings: BrowserSettings = {
    publishableKey: provider.publishableKey,
    environment: settings.environment,
    apiBaseUrl: settings.apiBaseUrl,
    productName: settings.productName,
    ...settings.operator,
    identityProxyUrl: local === undefined ? '' : '/__clerk',
  };
  return [
    ...(local === undefined ? [] : [{ prefix: '/__clerk', plugin: local.frontend }]),
    ...(outbox === undefined ? [] : [{ prefix: '', plugin: outboxPlugin(outbox) }]),
    { prefix: '', plugin: compressed(frontEnd.plugin(browserSettings)) },
  ];
}

/**
 * Opens everything and listens. If a part fails to start, those already open are closed.
 * @throws StartError with one clear sentence for the operator
 */
export async function startServer(settings: Settings, frontEnd: FrontEnd): Promise<RunningServer> {
  const resources = new Resources();
  try {
    await refuseBusyPort(settings.host, settings.port);
    await prepareDataDirectory(settings.dataDirectory);
    const log = createLog(settings);
    const database = resources.add(
      await openDatabase({ ...settings.database, dataDirectory: settings.dataDirectory, log }),
    );
    const jobs = openJobs(database.jobs);
    const outbox = await outboxOf(settings);
    const mail = resources.add(outbox ?? openSmtp(settings.smtp?.url ?? '', settings.smtp?.from ?? ''));
    const files = await openFiles(settings.files.s3, settings.dataDirectory);
    const encryptionKey = settings.identityKey ?? (await identityKeyIn(settings.dataDirectory));
    const runZero = runZeroParts(encryptionKey);
    const signIn = await openIdentity(settings, { database, mail, jobs, log, encryptionKey });
    if (signIn.local !== undefined) resources.add(signIn.local);
    const opened = { database, jobs, files, log, runZero, folders: writtenFolders(settings, database) };
    const handlers = await jobHandlers(settings, { ...opened, mail, local: signIn.local });
    resources.add(startWorker({ database, jobs, log, handlers }));
    await ensureTips(database.platform);
    const hasLinkPages = frontEnd.linkPages !== undefined;
    const demo = await openDemo(settings, { database, identity: signIn.local, files, log, hasLinkPages });
    const { superAdminEmail } = settings;
    await restoreSuperAdmin({ platform: database.platform, identity: signIn.provider, superAdminEmail }, log);
    const shownOutbox = settings.conveniences ? outbox : undefined;
    const app = resources.add(
      await createApp({
        ...opened,
        settings,
        identity: signIn.provider,
        fileKey: settings.files.key ?? (await keyIn(settings.dataDirectory, 'files.key')),
        styleHashes: frontEnd.styleHashes,
        linkPages: frontEnd.linkPages,
        plugins: pluginsOf(settings, frontEnd, signIn, shownOutbox),
      }),
    );
    await app.listen({ host: settings.host, port: settings.port });
    return {
      origin: settings.origin,
      ...demo,
      outboxUrl: shownOutbox && `${settings.origin}/__outbox`,
      failed: database.failed,
      close: () => resources.close(),
    };
  } catch (error) {
    await resources.close();
    throw error;
  }
}
