ALTER TABLE "bulk_change_item" DROP CONSTRAINT "bulk_change_item_outcome";--> statement-breakpoint
ALTER TABLE "bulk_change_item" DROP CONSTRAINT "bulk_change_item_undo";--> statement-breakpoint
ALTER TABLE "bulk_change_item" ADD CONSTRAINT "bulk_change_item_outcome" CHECK ("bulk_change_item"."outcome" in ('DONE', 'LABELS', 'CHANGED', 'STATUS', 'UNFIT', 'MISSING'));--> statement-breakpoint
ALTER TABLE "bulk_change_item" ADD CONSTRAINT "bulk_change_item_undo" CHECK ("bulk_change_item"."undo" in ('DONE', 'LABELS', 'CHANGED', 'STATUS', 'UNFIT', 'MISSING'));