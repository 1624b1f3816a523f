import { getRouteApi } from '@tanstack/react-router';

import { plainEntryInput } from '#openapi/generated/inputs.ts';
import { zPlainEntryInput } from '#openapi/generated/zod.ts';
import type { PlainLookupKind } from '#src/api/record/lookups.ts';
import { staffRoles } from '#src/api/staff-competence.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { lookupKind } from '#src/registers/lookup/lookup-kind.ts';
import { LookupForm } from '#src/registers/lookup/LookupForm.tsx';
import { LookupPage } from '#src/registers/lookup/LookupPage.tsx';
import { lookupWords } from '#src/registers/words/lookups.ts';
import { css } from '#styled/css/index.js';

import { RequiredCompetences } from './RequiredCompetences.tsx';

const route = getRouteApi('/_app/_guarded/settings/staff/staff-role');
const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });

const kind = lookupKind<PlainLookupKind>(
  { facts: staffRoles.facts, input: plainEntryInput, schema: zPlainEntryInput },
  staffRoles,
);

/** /settings/staff/staff-role: the roles of staff, and what each requires. */
export const StaffRolesPage = () => (
  <LookupPage kind={kind} title="Staff Role" search={route.useSearch()} words={lookupWords}>
    {(form, role) => (
      <>
        <LookupForm form={form} />
        {role === null ? (
          <FieldSection title="Required competences">
            <p className={note}>Save the role first, then choose what it requires.</p>
          </FieldSection>
        ) : (
          <RequiredCompetences roleId={role.id} readOnly={form.readOnly} />
        )}
      </>
    )}
  </LookupPage>
);
