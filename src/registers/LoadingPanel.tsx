import { capitalised, type Noun } from '#src/components/words.ts';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import * as Panel from '#src/ui/overlay/Panel.tsx';

/** The panel of a record while its code or its data is loading. */
export const LoadingPanel = ({ noun }: { readonly noun: Noun }) => (
  <Panel.Root label={capitalised(noun.one)}>
    <LoadingRows />
  </Panel.Root>
);
