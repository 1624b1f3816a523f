import type { FastifyInstance } from 'fastify';

import type { Metadata } from '#server/database/schema/identity.ts';

import { instantOf, type IdentityContext } from '../context.ts';
import { mergeMetadata } from '../forms.ts';
import { touchUserClients } from '../store/sessions.ts';
import { lockUser, updateUser } from '../store/users.ts';
import { answerUser, noSuchUser, type WithId } from './answers.ts';
import { metadataOf, metadataSchema, parseBody } from './bodies.ts';

type Combine = (stored: Metadata, given: Metadata) => Metadata;

/** `/v1/users/{id}/metadata`: PATCH merges, PUT replaces; only the kinds named in the body. */
export function metadataRoutes(app: FastifyInstance, context: IdentityContext): void {
  const ways: [method: 'PATCH' | 'PUT', combine: Combine][] = [
    ['PATCH', mergeMetadata],
    ['PUT', (_stored, given) => given],
  ];
  for (const [method, combine] of ways) {
    app.route<WithId>({
      method,
      url: '/:id/metadata',
      async handler({ params: { id }, body }) {
        await changeMetadata(context, id, body, combine);
        return answerUser(context, id);
      },
    });
  }
}

async function changeMetadata(context: IdentityContext, id: string, body: unknown, combine: Combine): Promise<void> {
  const given = parseBody(metadataSchema, body);
  const publicPart = metadataOf(given.public_metadata, 'public_metadata');
  const privatePart = metadataOf(given.private_metadata, 'private_metadata');
  const unsafePart = metadataOf(given.unsafe_metadata, 'unsafe_metadata');
  const now = instantOf(context);
  await context.database.transaction(async (transaction) => {
    const user = await lockUser(transaction, id);
    if (!user) throw noSuchUser();
    const changes = {
      ...(publicPart ? { publicMetadata: combine(user.publicMetadata, publicPart) } : {}),
      ...(privatePart ? { privateMetadata: combine(user.privateMetadata, privatePart) } : {}),
      ...(unsafePart ? { unsafeMetadata: combine(user.unsafeMetadata, unsafePart) } : {}),
    };
    await updateUser(transaction, id, changes, now);
    await touchUserClients(transaction, id, now);
  });
}
