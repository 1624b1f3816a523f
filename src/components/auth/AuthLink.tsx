import { createLink } from '@tanstack/react-router';

import { Link } from '#src/ui/navigation/Link.tsx';

/** A link from one screen before sign-in to another. */
export const AuthLink = createLink(Link);
