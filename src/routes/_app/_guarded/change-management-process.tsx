import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';

/** A link in a message names the change to open (specification section 2.4). */
export const Route = createFileRoute('/_app/_guarded/change-management-process')({
  validateSearch: z.object({ changeManagementProcessId: z.catch(z.optional(z.uuid()), undefined) }),
});
