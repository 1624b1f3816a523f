import { createLink } from '@tanstack/react-router';

import { ButtonLink } from '#src/ui/Button.tsx';

/** A link from one screen before sign-in to another that looks like a button. */
export const AuthButtonLink = createLink(ButtonLink);
