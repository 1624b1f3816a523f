import type { ReactNode } from 'react';

import type { FieldForm } from '#src/components/fields/binding.ts';
import { CheckInput } from '#src/components/fields/CheckInput.tsx';
import { ProseInput, TextInput } from '#src/components/fields/TextInput.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';

import { lookupWords } from '../words/lookups.ts';

interface LookupFormProps {
  readonly form: FieldForm<'name' | 'description', string> & FieldForm<'active', boolean>;
  /** The look-up's own fields. */
  readonly children?: ReactNode;
}

/**
 * The editable fields of a look-up entry. An entry in use is deactivated rather than deleted: records keep what they
 * have.
 */
export function LookupForm({ form, children }: LookupFormProps) {
  const inUse = form.errorOf('id');
  return (
    <>
      {inUse !== undefined && form.draft.active && (
        <Banner
          tone="warning"
          actions={
            <Button size="sm" onClick={() => form.change('active', false)}>
              Deactivate
            </Button>
          }
        >
          {inUse}
        </Banner>
      )}
      <TextInput form={form} field="name" words={lookupWords.name} required />
      <ProseInput form={form} field="description" words={lookupWords.description} />
      {children}
      <CheckInput form={form} field="active" words={{ label: 'Active (shown on forms)' }} />
    </>
  );
}
