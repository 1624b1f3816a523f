type Body = Readonly<Record<string, unknown>>;

/** Makes fields of a body fit that depend on each other. */
const fitting: Readonly<Partial<Record<string, (body: Body) => Body>>> = {
  ComplianceAssessments(body) {
    const { periodFrom: day = null } = body;
    return Object.hasOwn(body, 'periodFrom') ? { ...body, periodTo: day } : body;
  },
  // A window of which one end is given has no other.
  ChangeRequests(body) {
    const isWhole = Object.hasOwn(body, 'plannedStart') === Object.hasOwn(body, 'plannedEnd');
    return isWhole ? body : { plannedStart: null, plannedEnd: null, ...body };
  },
  AssessmentTemplates(body) {
    const types = body['serviceTypeIds'];
    if (Array.isArray(types) && types.length > 0) return { ...body, scope: 'SERVICE_TYPE' };
    return body['scope'] === 'SERVICE_TYPE' ? { ...body, scope: 'CUSTOM' } : body;
  },
  Audits: (body) => startedBy(body, 'plannedTo', 'plannedFrom'),
  EvidenceRegister(body) {
    const { coversFrom: day = null } = body;
    return Object.hasOwn(body, 'coversFrom') ? { ...body, coversTo: day } : body;
  },
  Projects: (body) => startedBy(body, 'endsOn'),
  Tasks: (body) => startedBy(body, 'dueOn'),
};

/** What starts no later than it ends. */
function startedBy(body: Body, end: string, start = 'startsOn'): Body {
  const { [start]: first, [end]: last } = body;
  return typeof first === 'string' && typeof last === 'string' && first > last ? { ...body, [start]: last } : body;
}

/** A body as the collection accepts it, whose fields were chosen one by one. */
export const fitted = (name: string, body: Body): Body => fitting[name]?.(body) ?? body;
