import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';

import { levelLabels } from '#domain/words/information-asset.ts';
import { exemption } from '#openapi/generated/records.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { exemptionsInForceQuery } from '#src/api/exemptions.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { countOf, formatDay } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { sectionList } from '#src/registers/record-sections/section-list.ts';
import { labels } from '#src/ui/labels.ts';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

const ExemptionLink = createLink(TextLink);

const item = css({ display: 'grid', gap: '2', paddingBlock: '6', borderBlockStart: 'subtle' });
const facts = css({ margin: '0', color: 'fg.muted', textStyle: 'xs' });

/** The exemptions that apply today from a policy, or from the controls of a risk; nothing without any. */
export function ExemptionsInForce({ recordId }: { readonly recordId: string }) {
  const mayView = useMay({ roles: exemption.roles, feature: exemption.feature, level: 'VIEW' });
  const { data = [], error, refetch } = useQuery({ ...exemptionsInForceQuery(useApi(), recordId), enabled: mayView });
  if (error !== null) return <LoadFailed what="exemptions" error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return null;
  return (
    <FieldSection title="Exemptions in force" hint={countOf(data.length, 'exemption')}>
      <ul className={sectionList} aria-label="Exemptions in force">
        {data.map(({ exemption: { id, ref, title }, control, riskRating, validTo, question }) => (
          <li key={id} className={item}>
            <ExemptionLink to="/exemptions-register" search={{ exemption: id }}>
              {ref} <bdi>{title}</bdi>
            </ExemptionLink>
            <p className={facts}>
              {control !== null && (
                <>
                  From <bdi>{control.title}</bdi>,{' '}
                </>
              )}
              {control === null ? 'Risk' : 'risk'} left:{' '}
              {(riskRating === null ? labels.notRated : levelLabels[riskRating]).toLowerCase()}, until{' '}
              {formatDay(validTo)}
              {question !== null && ', to be confirmed'}
            </p>
          </li>
        ))}
      </ul>
    </FieldSection>
  );
}
