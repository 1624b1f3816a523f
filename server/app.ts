import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

import fastify, { type FastifyInstance, type FastifyPluginAsync, type FastifyServerFactory } from 'fastify';

import { modelDrafter } from '#server/ai/model-drafter.ts';
import { draftSlots } from '#server/ai/slots.ts';
import { templateDrafter } from '#server/ai/template-drafter.ts';
import { bindContract } from '#server/contract/bind.ts';
import { addContexts } from '#server/contract/callers.ts';
import type { ContractPorts } from '#server/contract/ports.ts';
import type { Handlers, OrganisationContext } from '#server/contract/types.ts';
import type { Database } from '#server/database/database.ts';
import { countHit, countInBlocks, countPerMinute } from '#server/database/limits.ts';
import { linkFinding } from '#server/database/secure-links.ts';
import type { Files } from '#server/files/files.ts';
import { Arrivals, type ArrivalLimits } from '#server/http/arrivals.ts';
import { receiveBodies } from '#server/http/bodies.ts';
import { BodyBudget, bodyLimits } from '#server/http/body-budget.ts';
import { answerClientErrors, noteAnswers } from '#server/http/client-errors.ts';
import { ignorePorts } from '#server/http/client-network.ts';
import { compressed } from '#server/http/compression.ts';
import { Connections, usualBounds } from '#server/http/connections.ts';
import { endEarlyAnswered } from '#server/http/early-answers.ts';
import { answerUnroutable, handleErrors } from '#server/http/errors.ts';
import { addFaultGate } from '#server/http/fault-gate/fault-gate.ts';
import { addHealth, type HealthParts } from '#server/http/health.ts';
import { addHostCheck } from '#server/http/host-check.ts';
import { limitHeaders } from '#server/http/incoming.ts';
import { logController, logRequests, type ServerLog } from '#server/http/logging.ts';
import { addSecurityHeaders, securityHeaders, type SecurityHeaders } from '#server/http/security-headers.ts';
import type { IdentityProvider } from '#server/identity/provider.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { linkFinder, mostBadTokens } from '#server/links/find-link.ts';
import { linkedFilePlaces, linkPageRoutes, type LinkPages } from '#server/links/page-routes.ts';
import { fileAddresses, fileRoutes } from '#server/modules/attachment/index.ts';
import { mayOpenGivenFile } from '#server/modules/evidence/index.ts';
import { createModules } from '#server/modules/index.ts';
import { exportedFile } from '#server/modules/organisation-export/index.ts';
import { storeMessage } from '#server/modules/platform/index.ts';
import { mayOpenAnswerFile } from '#server/modules/provider-assessment/index.ts';
import { hiddenRegisters, runIdempotently } from '#server/modules/record/index.ts';
import { reportFile } from '#server/modules/report/index.ts';
import type { RunZeroParts } from '#server/modules/run-zero/index.ts';
import { linkedFileRoutes } from '#server/modules/secure-link/index.ts';

import type { Settings } from './settings.ts';

/** Who may have which file of a link: those of a version are for all its readers, an answer's for those of its section. */
const mayOpenFile = { policy: async () => true, assessment: mayOpenAnswerFile, evidence: mayOpenGivenFile };

/** Everything an application needs to serve requests; each part is already open. */
export interface AppParts extends Pick<HealthParts, 'folders' | 'isFull'> {
  readonly settings: Settings;
  readonly log: ServerLog;
  readonly database: Database;
  readonly identity: IdentityProvider;
  readonly jobs: Jobs;
  readonly files: Files;
  /** Signs the addresses of files: 32 bytes, the same in all processes. */
  readonly fileKey: Buffer;
  readonly runZero: RunZeroParts;
  readonly styleHashes: readonly string[];
  readonly connections?: ConnectionLimits | undefined;
  /** Renders the pages of secure links; without it there are none. */
  readonly linkPages?: LinkPages | undefined;
  /** Mounted beside the API: the local identity at `/__clerk`, the outbox, the single-page app. */
  readonly plugins: readonly { readonly prefix: string; readonly plugin: FastifyPluginAsync }[];
}

/** Default body limit in bytes; each operation of the contract sets its own. */
const bodyLimit = 16_384;

/** How long a client may take to send a request, and how often this is checked, in milliseconds. */
export interface ConnectionLimits extends ArrivalLimits {
  readonly headersTimeout: number;
  readonly connectionsCheckingInterval: number;
}

/** The largest file that the contract takes needs 17 hours at the slowest rate that is accepted. In milliseconds. */
const longestRequest = 24 * 3600_000;

/** How long a connection is kept for the next request, in milliseconds: longer than proxies keep theirs. */
const keepAliveTimeout = 72_000;

const connectionLimits: ConnectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  // 16 kB a second.
  progress: { bytes: 480_000, span: 30_000 },
  // Node's own 30 seconds would let headers take 40.
  connectionsCheckingInterval: 1000,
};

const scopeOf = (context: OrganisationContext) => ({
  organisationId: context.organisation.id,
  userId: context.user.id,
  hiddenKinds: hiddenRegisters(context),
});

/** The database and settings that binding depends on. */
export function portsOf(
  { database, settings }: Pick<AppParts, 'database' | 'settings'>,
  findCaller: ContractPorts['findCaller'],
): ContractPorts {
  const { linkWith, receiptScopeWith } = linkFinding(database.platform);
  return {
    findCaller,
    findLink: linkFinder({
      linkWith,
      receiptWith: receiptScopeWith,
      countBadToken: (network) =>
        countHit(database.platform, { bucket: `bad-token:${network}`, limit: mostBadTokens, seconds: 60 }),
    }),
    inOrganisation: (context, work, purpose, options) =>
      database.inOrganisation(scopeOf(context), work, purpose, options),
    answerOnce: runIdempotently,
    onLink: (link, work, purpose, options) => database.onLink(link, work, purpose, options),
    countChange: countInBlocks(database.platform, { name: 'changes', limit: settings.changesPerMinute, seconds: 60 }),
    countRead: countInBlocks(database.platform, { name: 'reads', limit: settings.readsPerMinute, seconds: 60 }),
    countPublic: countPerMinute(database.platform, 'public'),
  };
}

const headersOf = ({ settings, styleHashes }: AppParts) =>
  securityHeaders({
    styleHashes,
    clerkHost: settings.clerk?.host,
    apiOrigin: settings.apiBaseUrl.startsWith(`${settings.origin}/`) ? undefined : new URL(settings.apiBaseUrl).origin,
    https: settings.origin.startsWith('https:'),
  });

async function addApi(app: FastifyInstance, handlers: Handlers, ports: ContractPorts): Promise<void> {
  await app.register(
    compressed(async (api) => {
      // Fastify also accepts text/plain by default, which any page may send cross-origin without a preflight.
      api.removeContentTypeParser('text/plain');
      bindContract(api, handlers, ports);
    }),
    { prefix: '/api' },
  );
}

const linkPagesOf = ({ settings, database }: AppParts, pages: LinkPages, handlers: Handlers, ports: ContractPorts) =>
  linkPageRoutes({
    ports,
    pages,
    policies: handlers.SecurePolicies,
    assessments: handlers.SecureAssessments,
    evidence: handlers.SecureEvidence,
    receipts: handlers.PolicyReceipts,
    setting: { productName: settings.productName, apiBaseUrl: settings.apiBaseUrl },
    write: (message) => storeMessage(database.platform, message),
  });

/** Ends connections in time: of early answers, of requests that arrive too slowly, and when the application is closed. */
function watchConnections(app: FastifyInstance, connections: Connections, limits: ConnectionLimits): void {
  endEarlyAnswered(app.server);
  noteAnswers(app.server);
  const arrivals = new Arrivals(app.server, limits);
  const check = () => {
    arrivals.check();
    connections.check();
  };
  const timer = setInterval(check, limits.connectionsCheckingInterval).unref();
  app.addHook('preClose', async () => connections.close());
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Makes Fastify's server: one that has these limits, and whose requests pass the connections' guard. */
function serverFactoryOf(connections: Connections, limits: ConnectionLimits): FastifyServerFactory {
  const { headersTimeout, connectionsCheckingInterval } = limits;
  const options = { headersTimeout, connectionsCheckingInterval, requestTimeout: longestRequest, keepAliveTimeout };
  return (handler) => {
    const server = createServer(options, connections.guard(handler));
    connections.watch(server);
    return server;
  };
}

/** What every request passes before its route. */
function receiveRequests(app: FastifyInstance, settings: Settings, headers: SecurityHeaders): void {
  addContexts(app);
  addSecurityHeaders(app, headers);
  limitHeaders(app);
  ignorePorts(app);
  addHostCheck(app, settings);
  if (settings.faultGate) addFaultGate(app);
  handleErrors(app);
  receiveBodies(app, new BodyBudget(bodyLimits));
}

/** Files that belong to no record. */
const otherFile = async (claim: Parameters<typeof reportFile>[0]) => (await reportFile(claim)) ?? exportedFile(claim);

/** Creates the HTTP application, ready to listen. Closing it does not close the parts it was given. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, database, identity, files, connections: limits = connectionLimits } = parts;
  const headers = headersOf(parts);
  const isBehindProxy = settings.trustProxy.length > 0;
  const connections = new Connections({ ...usualBounds, ...(isBehindProxy && { perNetwork: undefined }) });
  const app = fastify({
    loggerInstance: parts.log,
    logController,
    genReqId: () => randomUUID(),
    trustProxy: isBehindProxy && [...settings.trustProxy],
    bodyLimit,
    serverFactory: serverFactoryOf(connections, limits),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerUnroutable(headers),
    clientErrorHandler: answerClientErrors(headers),
  });
  watchConnections(app, connections, limits);
  receiveRequests(app, settings, headers);
  addHealth(app, parts);
  const addresses = fileAddresses({ apiBaseUrl: settings.apiBaseUrl, fileKey: parts.fileKey });
  const modules = createModules({
    platform: database.platform,
    inOrganisation: (scope, work, purpose, options) => database.inOrganisation(scope, work, purpose, options),
    identity,
    jobs: parts.jobs,
    superAdminEmail: settings.superAdminEmail,
    platformAdminEmails: settings.platformAdminEmails,
    records: settings,
    attachments: { files, limits: settings.files, addresses },
    drafts: {
      drafter: settings.ai === undefined ? templateDrafter : modelDrafter(settings.ai),
      slots: draftSlots({ perPerson: 1, perOrganisation: 4 }),
    },
    runZero: parts.runZero,
    log: parts.log,
    folders: parts.folders,
    productName: settings.productName,
  });
  const ports = portsOf(parts, modules.findCaller);
  await addApi(app, modules.handlers, ports);
  await app.register(fileRoutes({ database, files, addresses, otherFile }), { prefix: '/api/files' });
  for (const { what, prefix, operation } of linkedFilePlaces)
    await app.register(linkedFileRoutes({ ports, files, operation, mayOpen: mayOpenFile[what] }), { prefix });
  logRequests(app);
  if (parts.linkPages !== undefined)
    await app.register(compressed(linkPagesOf(parts, parts.linkPages, modules.handlers, ports)));
  for (const { prefix, plugin } of parts.plugins) await app.register(plugin, { prefix });
  return app;
}
