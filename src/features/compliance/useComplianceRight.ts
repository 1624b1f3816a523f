import { mayInCompliance, type ComplianceRight } from '#domain/compliance/rights.ts';
import { organisationRoles, type PermissionLevel } from '#openapi/access.ts';
import { principalOf, useMay, useSession } from '#src/components/SessionProvider.tsx';

/** Whether the person may do something with standards and own controls, within a level of their rights (compliance T8). @param isNamed as the one who does it */
export function useComplianceRight(right: ComplianceRight, level: PermissionLevel, isNamed = false): boolean {
  const mayByLevel = useMay({ feature: 'ASSESSMENTS', level });
  const role = useSession((snapshot) => principalOf(snapshot)?.role);
  const own = organisationRoles.find((one) => one === role);
  return mayByLevel && own !== undefined && mayInCompliance(own, right, isNamed);
}
