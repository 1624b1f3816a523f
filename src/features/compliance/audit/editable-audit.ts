import { zAuditInput } from '#openapi/generated/zod.ts';
import { editableRegister } from '#src/registers/editable-kind.ts';

import { auditKind } from './audit-kind.ts';

export const editableAudit = editableRegister(auditKind, zAuditInput);
