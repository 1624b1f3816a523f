import type { Identity } from '#src/identity/identity.ts';

/** The template that the identity provider makes tokens for a person's own requests by (specification section 7). */
const template = 'api-testing';

/**
 * Asks for a token that the signed-in person may use outside the app.
 * @throws IdentityError when nobody is signed in, or the provider refuses
 */
export const fetchApiToken = (identity: Identity) => (): Promise<string> => identity.templateToken(template);
