/** The whole schema, for Drizzle and its migration generator. */
export * from './accounts.ts';
export * from './attachment.ts';
export * from './bulk-change.ts';
export * from './comment.ts';
export { rankOf } from './columns.ts';
export * from './helpful-tip.ts';
export * from './identity.ts';
export * from './import.ts';
export * from './information-asset.ts';
export * from './limits.ts';
export * from './login-log.ts';
export * from './lookups.ts';
export * from './notification.ts';
export * from './record.ts';
export * from './record-link.ts';
export * from './regulatory-requirement.ts';
export * from './risk.ts';
export * from './saved-view.ts';
