import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { staffDrafts, type StaffKind } from '#src/api/staff.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { draftProse } from '#src/registers/drafts/DraftFrame.tsx';
import { ProposalDraft } from '#src/registers/drafts/ProposalDraft.tsx';
import { staffWords as words } from '#src/registers/words/staff.ts';
import { css } from '#styled/css/index.js';

const heading = css({ margin: '0', textStyle: 'sm', fontWeight: 'medium' });

const drafted = ['responsibilities', 'authorities', 'requiredCompetence'] as const;

/** The contract's limit of what a draft takes into account. */
const longestNotes = 2000;

/** Drafts what the role in the form is; what the form says of it already is taken into account. */
export function RoleDraft({ form }: { readonly form: RecordForm<StaffKind['draft']> }) {
  const api = useApi();
  const { position, department, responsibilities } = form.draft;
  return (
    <ProposalDraft
      of="role and responsibilities"
      subject={{ position, department, notes: responsibilities.slice(0, longestNotes) }}
      missing={position.trim() === '' ? 'Enter the position first' : undefined}
      draft={(body, signal) => staffDrafts(api).role({ body, signal })}
      onAccept={(proposal) => {
        for (const field of drafted) form.change(field, proposal[field]);
      }}
    >
      {(proposal) =>
        drafted.map((field) => (
          <div key={field}>
            <h4 className={heading}>{words[field].label}</h4>
            <p className={draftProse}>{proposal[field]}</p>
          </div>
        ))
      }
    </ProposalDraft>
  );
}
