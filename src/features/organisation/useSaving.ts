import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useState } from 'react';

import { ApiError } from '#src/api/connection/api-error.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { ApiClient } from '#src/api/connection/client.ts';
import { onboardingQuery } from '#src/api/organisation/onboarding.ts';
import { organisationSettingsQuery } from '#src/api/organisation/organisation-settings.ts';
import { organisationProfileQuery } from '#src/api/organisation/profile.ts';
import { texts } from '#src/texts/en.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

/** What else follows when something was saved. */
export const SavedContext = createContext<() => void>(() => {});

interface SavingOptions<Body> {
  /** `The working week`, in the messages that it was saved, or could not be. */
  readonly what: string;
  readonly save: (api: ApiClient, body: Body) => Promise<unknown>;
  /** The session knows name, logo and time zone since the page was loaded, as it knows which organisation is active. */
  readonly reloads?: boolean;
  /** Before the page is loaded again. */
  readonly onStored?: () => void;
}

/** Saves one part of the organisation, and reads everything that depends on it again. */
export function useSaving<Body>({ what, save, reloads = false, onStored }: SavingOptions<Body>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const onSaved = useContext(SavedContext);
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({});
  const mutation = useMutation({
    mutationFn: (body: Body) => save(api, body),
    onMutate: () => setFieldErrors({}),
    onSuccess: () => {
      onStored?.();
      if (reloads) return window.location.reload();
      toast.success('Updated successfully', what);
      onSaved();
    },
    onError: (error) => {
      if (error instanceof ApiError) setFieldErrors(error.fieldErrors);
      toast.error(`${what} could not be saved`, error.message || texts.errors.fallback);
    },
    onSettled: async () => {
      const shown = [organisationProfileQuery(api), organisationSettingsQuery(api), onboardingQuery(api)];
      for (const { queryKey } of shown) await queryClient.invalidateQueries({ queryKey });
    },
  });
  return { save: mutation.mutate, isPending: mutation.isPending, fieldErrors };
}
