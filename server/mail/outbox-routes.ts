import type { FastifyPluginAsync, FastifyReply } from 'fastify';

import { escapeHtml } from '#domain/text/escape-html.ts';

import type { Outbox, OutboxMessage } from './outbox.ts';

/**
 * `/__outbox` shows sent mail to people, `/__outbox.json?to=` to tests. It exposes codes and secure links: mount it
 * only in development and test on a loopback host.
 */
export const outboxRoutes: FastifyPluginAsync<{ outbox: Outbox }> = async (app, { outbox }) => {
  app.get('/__outbox', async (_request, reply) => sendPage(reply, 'Outbox', listBody(await outbox.list())));

  app.get<{ Params: { id: string } }>('/__outbox/:id', async (request, reply) => {
    const message = await outbox.read(request.params.id);
    if (message) return sendPage(reply, message.subject, messageBody(message));
    return sendPage(reply.code(404), 'No such message', '<p><a href="/__outbox">Outbox</a></p>');
  });

  app.get<{ Querystring: { to?: string } }>(
    '/__outbox.json',
    { schema: { querystring: { type: 'object', properties: { to: { type: 'string' } } } } },
    async (request, reply) => {
      const { to } = request.query;
      return reply.header('cache-control', 'no-store').send(await outbox.list(to === undefined ? {} : { to }));
    },
  );
};

function sendPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply
    .headers({
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${escapeHtml(title)}</title><main><h1>${escapeHtml(title)}</h1>${body}</main></html>`,
    );
}

function listBody(messages: OutboxMessage[]): string {
  if (messages.length === 0) return '<p>No mail has been sent.</p>';
  const rows = messages.map(
    ({ id, to, subject, date }) =>
      `<tr><td><time>${date.toISOString()}</time></td><td>${escapeHtml(to)}</td>` +
      `<td><a href="/__outbox/${escapeHtml(id)}">${escapeHtml(subject)}</a></td></tr>`,
  );
  const head = '<tr><th scope="col">Sent</th><th scope="col">To</th><th scope="col">Subject</th></tr>';
  return `<table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`;
}

/** The text, with the links that the HTML part has. */
function linked(text: string, html: string): string {
  const parts = text.split(/(https?:\/\/[^\s<>"']+)/).map((part) => {
    const href = `href="${escapeHtml(part)}"`;
    return part !== '' && html.includes(href) ? `<a ${href}>${escapeHtml(part)}</a>` : escapeHtml(part);
  });
  return parts.join('');
}

function messageBody({ to, date, text, html }: OutboxMessage): string {
  return (
    `<p><a href="/__outbox">Outbox</a></p><p>To ${escapeHtml(to)}, <time>${date.toISOString()}</time></p>` +
    `<pre>${linked(text, html)}</pre>`
  );
}
