import { risk } from '#openapi/generated/records.ts';
import { ProseInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';

import type { FindingActor } from './useFindingActor.ts';

/** Asks for the words of a risk that is made of an answer. */
export const FindingDialog = ({ actor }: { readonly actor: FindingActor }) => (
  <StepDialog
    actor={actor}
    words={() => ({
      title: `Create a ${risk.noun.one} from this answer`,
      description: 'It is linked to the assessment and its provider.',
      confirmLabel: `Add ${risk.noun.one}`,
    })}
  >
    {(form) => (
      <>
        <TitleInput form={form} field="title" words={{ label: 'Title' }} required />
        <ProseInput form={form} field="description" words={{ label: 'Description' }} />
      </>
    )}
  </StepDialog>
);
