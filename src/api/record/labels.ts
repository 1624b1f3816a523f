import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { Labels } from '#openapi/generated/operations/labels.ts';
import { registers } from '#openapi/generated/records.ts';
import type { OperationOf, ParametersOf } from '#openapi/operation-types.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import type { PickerQuery } from './picker.ts';
import type { RecordSource } from './register.ts';

export type Label = Schemas['Label'];
export type LabelReference = Schemas['LabelReference'];
export type LabelColour = Schemas['LabelColour'];

const key = 'label';

export const labels = clientOf(Labels);

/** The labels that a picker asks for. */
export const labelOptionsQuery = (api: ApiClient, query: PickerQuery) =>
  queryOptions({
    queryKey: [key, 'options', query],
    queryFn: ({ signal }): Promise<LabelReference[]> => labels(api).options({ query, signal }),
  });

/** The types of a label as the pages under Settings edit it. */
export interface LabelKind {
  readonly entity: Label;
  readonly draft: Required<Schemas['LabelInput']>;
  readonly query: NonNullable<ParametersOf<OperationOf<'Labels', 'list'>>['query']>;
}

/** The labels of the organisation. Their names are on the records of every register. */
export const labelSource: RecordSource<LabelKind> = {
  name: key,
  alsoInvalidates: Object.keys(registers),
  calls(api) {
    const client = labels(api);
    return {
      list: (query, signal) => client.list({ query, signal }),
      create: (body, _key, signal) => client.add({ body, signal }),
      update: (id, body, signal) => client.update({ path: { id }, body, signal }),
      remove: ({ id, version }, signal) => client.remove({ path: { id }, query: { version }, signal }),
    };
  },
};

/** Fetches what pickers offer again. */
export const refreshLabelOptions = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [key, 'options'] });
