import { changeDrafts, type ChangeKind } from '#src/api/changes.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { draftProse } from '#src/registers/drafts/DraftFrame.tsx';
import { ProposalDraft } from '#src/registers/drafts/ProposalDraft.tsx';
import { changeWords as words } from '#src/registers/words/change.ts';
import { css } from '#styled/css/index.js';

const heading = css({ margin: '0', textStyle: 'sm', fontWeight: 'medium' });

const drafted = ['impact', 'outage'] as const;

/** Drafts what the change in the form affects. */
export function ImpactDraft({ form }: { readonly form: RecordForm<ChangeKind['draft']> }) {
  const api = useApi();
  const { title, type, reason, description, implementationPlan, assetIds } = form.draft;
  return (
    <ProposalDraft
      of="impact"
      subject={{ title, type, reason, description, implementationPlan, assetIds }}
      missing={title.trim() === '' ? 'Enter the title first' : undefined}
      draft={(body, signal) => changeDrafts(api).impact({ body, signal })}
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
