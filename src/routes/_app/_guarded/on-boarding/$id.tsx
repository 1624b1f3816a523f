import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';

/** `step=organisation` opens the organisation's settings (specification section 2.4). */
export const Route = createFileRoute('/_app/_guarded/on-boarding/$id')({
  validateSearch: z.object({ step: z.catch(z.optional(z.literal('organisation')), undefined) }),
});
