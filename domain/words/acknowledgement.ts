/** What a person who acknowledges a policy states (specification section 2.3); stored with the acknowledgement. */
export const acknowledgementSentence = 'I have read this policy and I acknowledge this policy';
