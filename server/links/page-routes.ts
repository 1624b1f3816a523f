import { createHash } from 'node:crypto';

import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';

import type { LinkedThing, LinkPage, LinkPageSetting } from '#domain/secure-link/link-page.ts';
import { linkThemeScript } from '#domain/secure-link/link-theme.ts';
import { linkOfRequest, type PublicOperation } from '#server/contract/callers.ts';
import type { ContractPorts } from '#server/contract/ports.ts';
import type { HandlersOf, LinkContext, ShortTransactions } from '#server/contract/types.ts';
import { toApiError } from '#server/http/errors.ts';

import { linkedThingOf, messageIn, type LinkMessage } from './contact-form.ts';
import { localeOf } from './locale.ts';
import { tokenHash } from './token.ts';

/** Renders the pages of links to HTML: the built app, or its sources during development. */
export interface LinkPages {
  render(page: LinkPage, setting: LinkPageSetting, reply: FastifyReply): Promise<string>;
}

interface RouteParts {
  readonly ports: ContractPorts;
  readonly pages: LinkPages;
  readonly policies: HandlersOf<'SecurePolicies'>;
  readonly assessments: Pick<HandlersOf<'SecureAssessments'>, 'get'>;
  readonly evidence: Pick<HandlersOf<'SecureEvidence'>, 'get'>;
  readonly receipts: HandlersOf<'PolicyReceipts'>;
  readonly setting: Omit<LinkPageSetting, 'locale'>;
  /** Keeps what someone wrote to the administrators of the platform. @throws ApiError 429 */
  readonly write: (message: LinkMessage) => Promise<void>;
}

/** What is limited as an operation, although it is none of the contract. */
const limited = (id: string, kind: string, perAddress: number, perLink: number): PublicOperation => ({
  id,
  access: { audience: 'public', link: { kind, perAddress, perLink } },
});

/** Where the pages of links are, and how they are limited. A viewer of a document asks for a file in many parts. */
const places = {
  policy: {
    prefix: '/policy/secure',
    page: limited('SecurePolicies.page', 'policy', 3000, 60),
    // Ten images for each reader that a page's limit lets in.
    file: limited('SecurePolicies.file', 'policy', 30_000, 600),
  },
  assessment: {
    prefix: '/service-provider-assessment/secure',
    page: limited('SecureAssessments.page', 'assessment', 3000, 60),
    file: limited('SecureAssessments.file', 'assessment', 6000, 600),
  },
  evidence: {
    prefix: '/evidence/secure',
    page: limited('SecureEvidence.page', 'evidence', 600, 60),
    file: limited('SecureEvidence.file', 'evidence', 6000, 600),
  },
} as const;
const receiptPage = limited('PolicyReceipts.page', 'receipt', 600, 60);

const linkedThings = ['policy', 'assessment', 'evidence'] as const;

/** Where the files under links are. */
export const linkedFilePlaces = linkedThings.map((what) => ({
  what,
  prefix: places[what].prefix,
  operation: places[what].file,
}));

type TokenRequest = FastifyRequest<{ Params: { token: string } }>;

const inputOf = (token: string) => ({ path: { token }, query: {}, body: undefined });

/** The hash of the version whose page has sent the form. */
function readVersion(query: unknown): { contentSha256?: string } {
  const sent = typeof query === 'object' && query !== null ? Reflect.get(query, 'contentSha256') : undefined;
  return typeof sent === 'string' ? { contentSha256: sent } : {};
}

/** What went wrong, as its page; every token that opens nothing gets the same. */
function failurePage(error: unknown, request: FastifyRequest, what: LinkedThing): { status: number; page: LinkPage } {
  const { statusCode: status, message, expiredOn } = toApiError(error, request);
  if (expiredOn !== undefined) return { status, page: { kind: 'expired', expiredOn, what } };
  return { status, page: { kind: 'failed', message, isUnknown: status === 404, what } };
}

/** Identifies the link of a request and runs the work in its transaction. */
async function onLink<T>(
  operation: PublicOperation,
  { request, ports, purpose }: { request: TokenRequest; ports: ContractPorts; purpose: 'read' | 'write' },
  work: (context: LinkContext) => Promise<T>,
): Promise<T> {
  const context = await linkOfRequest(operation, { request, token: request.params.token, ports });
  return ports.onLink(context.link, () => work(context), purpose);
}

/** Loads the page of a link. */
async function linkedPage(
  what: LinkedThing,
  request: TokenRequest,
  { ports, policies, assessments, evidence }: RouteParts,
): Promise<LinkPage> {
  const { token } = request.params;
  const { page: operation, prefix } = places[what];
  const place = { path: `${prefix}/${encodeURIComponent(token)}`, key: tokenHash(token) };
  const context = await linkOfRequest(operation, { request, token, ports });
  const inTransaction: ShortTransactions['inTransaction'] = (work) => ports.onLink(context.link, work, 'read');
  if (what === 'policy')
    return { kind: what, ...place, view: await policies.get(inputOf(token), { ...context, inTransaction }) };
  return what === 'assessment'
    ? { kind: what, ...place, view: await inTransaction(() => assessments.get(inputOf(token), context)) }
    : { kind: what, ...place, view: await inTransaction(() => evidence.get(inputOf(token), context)) };
}

const themeScriptHash = `'sha256-${createHash('sha256').update(linkThemeScript).digest('base64')}'`;

/** The policy of the other responses, and the one inline script that these pages have. */
const withThemeScript = (policy: unknown): string =>
  (typeof policy === 'string' ? policy : '').replace(/(?<=^|; )script-src /, `script-src ${themeScriptHash} `);

/** Sends a page, or one that says why it cannot be shown. */
const pageSender =
  ({ pages, setting }: RouteParts) =>
  async (request: FastifyRequest, reply: FastifyReply, what: LinkedThing, load: () => Promise<LinkPage>) => {
    const { status, page } = await load().then(
      (loaded) => ({ status: 200, page: loaded }),
      (error: unknown) => failurePage(error, request, what),
    );
    const html = await pages.render(page, { ...setting, locale: localeOf(request.headers) }, reply);
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex, nofollow')
      .header('content-security-policy', withThemeScript(reply.getHeader('content-security-policy')))
      .type('text/html; charset=utf-8')
      .send(html);
  };

/** The form on pages of links that open nothing; it works without JavaScript. */
const contactRoute =
  (parts: RouteParts): FastifyPluginAsync =>
  async (app) => {
    const show = pageSender(parts);
    const formType = 'application/x-www-form-urlencoded';
    app.removeContentTypeParser(formType);
    app.addContentTypeParser(
      formType,
      { parseAs: 'string', bodyLimit: 16_000 },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    app.post('/contact-message', (request, reply) => {
      const what = linkedThingOf(request);
      return show(request, reply, what, async () => {
        await parts.write(messageIn(request));
        return { kind: 'sent', what };
      });
    });
  };

/**
 * The pages that need no account (specification section 2.3): rendered for each request, with what they show in them. The form
 * of the page of a policy works without JavaScript.
 */
export const linkPageRoutes =
  (parts: RouteParts): FastifyPluginAsync =>
  async (app) => {
    const { ports, policies, receipts } = parts;
    const show = pageSender(parts);

    // The form sends nothing but its token, which is in the path.
    app.addContentTypeParser('application/x-www-form-urlencoded', async () => null);

    for (const what of linkedThings) {
      const { prefix } = places[what];
      for (const path of [prefix, `${prefix}/`]) app.get(path, (_request, reply) => reply.redirect('/'));
      app.get(`${prefix}/:token`, { exposeHeadRoute: false }, (request: TokenRequest, reply) =>
        show(request, reply, what, () => linkedPage(what, request, parts)),
      );
    }
    app.post('/policy/secure/:token', async (request: TokenRequest, reply) => {
      const { token } = request.params;
      try {
        await onLink(places.policy.page, { request, ports, purpose: 'write' }, (context) =>
          policies.acknowledge({ ...inputOf(token), query: readVersion(request.query) }, context),
        );
      } catch (error) {
        // A version that no longer applies, or another one than was read: the page shows which applies now.
        if (toApiError(error, request).statusCode !== 409)
          return show(request, reply, 'policy', () => Promise.reject(error));
      }
      return reply.redirect(`/policy/secure/${encodeURIComponent(token)}#acknowledgement`, 303);
    });
    await app.register(contactRoute(parts));
    app.get('/policy/receipt/:token', { exposeHeadRoute: false }, (request: TokenRequest, reply) =>
      show(request, reply, 'policy', async () => ({
        kind: 'receipt',
        receipt: await onLink(receiptPage, { request, ports, purpose: 'read' }, (context) =>
          receipts.get(inputOf(request.params.token), context),
        ),
      })),
    );
  };
