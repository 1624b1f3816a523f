import type { FastifyInstance } from 'fastify';

import { escapeHtml } from '#domain/text/escape-html.ts';

import type { IdentityContext } from '../context.ts';
import { notFound } from '../errors.ts';
import { isKnownProvider, type SocialStrategy } from '../flows/social.ts';
import { queryOf } from './query.ts';

const names: Record<SocialStrategy, string> = {
  oauth_apple: 'Apple',
  oauth_google: 'Google',
  oauth_microsoft: 'Microsoft',
};

/** A stand-in for the provider's page, in development and test on loopback only (section 7). */
export function devSocialRoutes(app: FastifyInstance, context: IdentityContext): void {
  app.get<{ Params: { strategy: string } }>('/dev/social/:strategy', async (request, reply) => {
    const { strategy } = request.params;
    if (!isKnownProvider(strategy)) throw notFound();
    const state = queryOf(request).get('state') ?? '';
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(page(names[strategy], `${context.issuer}/v1/oauth_callback`, state));
  });
}

const page = (provider: string, action: string, state: string) => `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Local ${provider}</title>
<main>
<h1>Local ${provider}</h1>
<p>Stands in for ${provider} in development. Enter the account to sign in with.</p>
<form action="${escapeHtml(action)}">
<input type="hidden" name="state" value="${escapeHtml(state)}">
<p><label for="email">Email</label> <input id="email" name="email" type="email" required value="social@example.com"></p>
<p><label for="name">Name</label> <input id="name" name="name" value="Sam Social"></p>
<p><button>Allow</button> <button name="error" value="access_denied" formnovalidate>Deny</button></p>
</form>
</main>
</html>
`;
