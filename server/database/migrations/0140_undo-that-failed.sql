-- What an undo that failed had reached was told as changed (decision 049).
ALTER TABLE "bulk_change" DROP CONSTRAINT "bulk_change_state";--> statement-breakpoint
ALTER TABLE "bulk_change" ADD CONSTRAINT "bulk_change_state" CHECK ("bulk_change"."state" in ('RUNNING', 'STOPPING', 'DONE', 'STOPPED', 'FAILED', 'UNDOING', 'UNDONE', 'UNDO_FAILED'));
