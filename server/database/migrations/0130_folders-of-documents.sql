DROP INDEX "document_entry_name";--> statement-breakpoint
DROP INDEX "document_entry_of_folder";--> statement-breakpoint
ALTER TABLE "document_entry" ADD COLUMN "place_id" uuid GENERATED ALWAYS AS (coalesce(parent_id, repository_id)) STORED;--> statement-breakpoint
ALTER TABLE "document_entry" ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(name)) STORED NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "document_entry_name" ON "document_entry" USING btree ("organisation_id","repository_id","place_id","name_key") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "document_entry_of_folder" ON "document_entry" USING btree ("organisation_id","repository_id","place_id",kind desc,"name","id") WHERE removed_at is null;