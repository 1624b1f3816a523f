export { endOfDay } from './last-day.ts';
export { mailJob } from './mail-job.ts';
export { mailText, type MailWords } from './mail-text.ts';
export { endLinks, moveLinks, newLink } from './new-link.ts';
export { recordWithRef, type FoundRecord } from './record-with-ref.ts';
export { linkedFileRoutes } from './slow-work/file-routes.ts';
export { sendDueMails, type DueMails, type SendingParts } from './slow-work/send-mails.ts';
