import type { QueryClient } from '@tanstack/react-query';
import { fromCallback, fromPromise } from 'xstate';

import type { TemplateAction } from '#domain/questionnaire/template-lifecycle.ts';
import type {
  BuilderSaveInput,
  StoredContent,
  TemplateState,
} from '#machines/questionnaire-builder/questionnaire-builder.types.ts';
import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { refreshTemplates, templateContents } from '#src/api/provider-assessment/template-contents.ts';

import { failing } from './failure.ts';

/** Reads the content of a template. */
export const loadContent = (api: ApiClient, id: string) =>
  fromPromise<StoredContent>(({ signal }) => failing(() => templateContents(api).get({ path: { id }, signal })));

/** Stores edits of the content of a template. */
export const saveEdits = (api: ApiClient, queryClient: QueryClient, id: string) =>
  fromPromise<TemplateState, BuilderSaveInput>(({ input: { version, edits }, signal }) =>
    failing(async () => {
      const body = { version, edits: [...edits] };
      const state = await templateContents(api).edit({ path: { id }, body, signal });
      await refreshTemplates(queryClient);
      return state;
    }),
  );

/** An action on a template as it is asked for. */
export interface TemplateStep {
  readonly action: TemplateAction;
  readonly version: number;
  readonly changeLog: string;
}

/** Publishes, archives or restores a template. */
export const takeTemplateStep = (api: ApiClient, queryClient: QueryClient, id: string) =>
  fromPromise<void, StepInput<TemplateStep>>(({ input: { draft }, signal }) =>
    failing(async () => {
      await templateContents(api).changeStatus({ path: { id }, body: draft, signal });
      await refreshTemplates(queryClient);
    }),
  );

/** Reports when the browser is online again. */
export const watchNetwork = fromCallback<{ type: 'network.found' }>(({ sendBack }) => {
  const find = () => sendBack({ type: 'network.found' });
  window.addEventListener('online', find);
  return () => window.removeEventListener('online', find);
});
