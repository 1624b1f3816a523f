import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';

import type { LinkPage, LinkPageSetting } from '#domain/link-page.ts';
import { linkOfRequest, type PublicOperation } from '#server/contract/callers.ts';
import type { ContractPorts } from '#server/contract/ports.ts';
import type { HandlersOf, LinkContext } from '#server/contract/types.ts';
import { toApiError } from '#server/http/errors.ts';

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
  readonly receipts: HandlersOf<'PolicyReceipts'>;
  readonly setting: Omit<LinkPageSetting, 'locale'>;
}

/** Limited as operations. */
const policyPage = {
  id: 'SecurePolicies.page',
  access: { audience: 'public', link: { kind: 'policy', perAddress: 3000, perLink: 60 } },
} as const satisfies PublicOperation;
const receiptPage = {
  id: 'PolicyReceipts.page',
  access: { audience: 'public', link: { kind: 'receipt', perAddress: 600, perLink: 60 } },
} as const satisfies PublicOperation;

type TokenRequest = FastifyRequest<{ Params: { token: string } }>;

const inputOf = (token: string) => ({ path: { token }, query: {}, body: undefined });

/** What went wrong, as its page; every token that opens nothing gets the same. */
function failurePage(error: unknown, request: FastifyRequest): { status: number; page: LinkPage } {
  const { statusCode: status, message, expiredAt } = toApiError(error, request);
  if (expiredAt !== undefined) return { status, page: { kind: 'expired', expiredAt: expiredAt.toISOString() } };
  return { status, page: { kind: 'failed', message: status === 404 ? null : message } };
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

/**
 * The pages that need no account (specification section 2.3): rendered for each request, with what they show in them. The form
 * of a page works without JavaScript.
 */
export const linkPageRoutes =
  ({ ports, pages, policies, receipts, setting }: RouteParts): FastifyPluginAsync =>
  async (app) => {
    const show = async (request: FastifyRequest, reply: FastifyReply, load: () => Promise<LinkPage>) => {
      const { status, page } = await load().then(
        (loaded) => ({ status: 200, page: loaded }),
        (error: unknown) => failurePage(error, request),
      );
      const html = await pages.render(page, { ...setting, locale: localeOf(request.headers) }, reply);
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex, nofollow')
        .type('text/html; charset=utf-8')
        .send(html);
    };

    // The form sends nothing but its token, which is in the path.
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => null);

    app.get('/policy/secure', (_request, reply) => reply.redirect('/'));
    app.get('/policy/secure/', (_request, reply) => reply.redirect('/'));
    app.get('/policy/secure/:token', { exposeHeadRoute: false }, (request: TokenRequest, reply) =>
      show(request, reply, async () => {
        const { token } = request.params;
        const view = await onLink(policyPage, { request, ports, purpose: 'read' }, (context) =>
          policies.get(inputOf(token), context),
        );
        return { kind: 'policy', path: `/policy/secure/${encodeURIComponent(token)}`, key: tokenHash(token), view };
      }),
    );
    app.post('/policy/secure/:token', async (request: TokenRequest, reply) => {
      const { token } = request.params;
      try {
        await onLink(policyPage, { request, ports, purpose: 'write' }, (context) =>
          policies.acknowledge(inputOf(token), context),
        );
      } catch (error) {
        // A version that no longer applies: its page says so.
        if (toApiError(error, request).statusCode !== 409) return show(request, reply, () => Promise.reject(error));
      }
      return reply.redirect(`/policy/secure/${encodeURIComponent(token)}#acknowledgement`, 303);
    });
    app.get('/policy/receipt/:token', { exposeHeadRoute: false }, (request: TokenRequest, reply) =>
      show(request, reply, async () => ({
        kind: 'receipt',
        receipt: await onLink(receiptPage, { request, ports, purpose: 'read' }, (context) =>
          receipts.get(inputOf(request.params.token), context),
        ),
      })),
    );
  };
