import { periodMistakes } from '#domain/compliance/evidence-period.ts';
import { zEvidenceInput } from '#openapi/generated/zod.ts';
import { editableRegister } from '#src/registers/editable-kind.ts';

import { evidenceKind } from './evidence-kind.ts';

export const editableEvidence = editableRegister(evidenceKind, zEvidenceInput, periodMistakes);
