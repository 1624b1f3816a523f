CREATE TABLE "file_opening" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"file_id" uuid NOT NULL,
	"opened_by" uuid NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_opening_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
ALTER TABLE "stored_file" DROP CONSTRAINT "stored_file_type";--> statement-breakpoint
ALTER TABLE "notification_setting" ADD COLUMN "at_once" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "file_opening" ADD CONSTRAINT "file_opening_file" FOREIGN KEY ("organisation_id","file_id") REFERENCES "public"."stored_file"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_opening" ADD CONSTRAINT "file_opening_person" FOREIGN KEY ("organisation_id","opened_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_opening_of_file" ON "file_opening" USING btree ("organisation_id","file_id","opened_at");--> statement-breakpoint
CREATE INDEX "activity_settings" ON "activity" USING btree ("organisation_id","at") WHERE entity_ref is null;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_type" CHECK (type in ('PDF', 'PNG', 'JPEG', 'GIF', 'WEBP', 'SVG', 'DOCX', 'XLSX', 'PPTX', 'ODT', 'ODS', 'ODP', 'TEXT', 'CSV', 'JSON', 'MARKDOWN', 'RAW'));--> statement-breakpoint
SELECT protect_tenant_table('public.file_opening', 'SELECT, INSERT');
--> statement-breakpoint
-- These kinds were mailed at once before people could choose it.
UPDATE "notification_setting" SET "at_once" = true WHERE "kind" IN ('incidentAlert', 'reviewRequested');
