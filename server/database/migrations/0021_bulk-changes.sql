CREATE TABLE "bulk_change" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"author_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"action" text NOT NULL,
	"state" text NOT NULL,
	"changes" jsonb NOT NULL,
	"reason" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"ip" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "bulk_change_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "bulk_change_action" CHECK ("bulk_change"."action" in ('CHANGE', 'REMOVE')),
	CONSTRAINT "bulk_change_state" CHECK ("bulk_change"."state" in ('RUNNING', 'STOPPING', 'DONE', 'STOPPED', 'FAILED', 'UNDOING', 'UNDONE'))
);
--> statement-breakpoint
CREATE TABLE "bulk_change_item" (
	"organisation_id" uuid NOT NULL,
	"bulk_change_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"record_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"outcome" text,
	"before" jsonb,
	"former_owner_id" uuid,
	"owner_id" uuid,
	"undo" text,
	CONSTRAINT "bulk_change_item_organisation_id_bulk_change_id_position_pk" PRIMARY KEY("organisation_id","bulk_change_id","position"),
	CONSTRAINT "bulk_change_item_outcome" CHECK ("bulk_change_item"."outcome" in ('DONE', 'CHANGED', 'MISSING')),
	CONSTRAINT "bulk_change_item_undo" CHECK ("bulk_change_item"."undo" in ('DONE', 'CHANGED', 'MISSING'))
);
--> statement-breakpoint
ALTER TABLE "bulk_change" ADD CONSTRAINT "bulk_change_author" FOREIGN KEY ("organisation_id","author_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_change_item" ADD CONSTRAINT "bulk_change_item_bulk_change" FOREIGN KEY ("organisation_id","bulk_change_id") REFERENCES "public"."bulk_change"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_change_item" ADD CONSTRAINT "bulk_change_item_record" FOREIGN KEY ("organisation_id","record_id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_change_item" ADD CONSTRAINT "bulk_change_item_former_owner" FOREIGN KEY ("organisation_id","former_owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_change_item" ADD CONSTRAINT "bulk_change_item_owner" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_change_busy" ON "bulk_change" USING btree ("organisation_id","author_id") WHERE state in ('RUNNING', 'STOPPING', 'UNDOING');--> statement-breakpoint
CREATE INDEX "bulk_change_created" ON "bulk_change" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE INDEX "bulk_change_item_of_record" ON "bulk_change_item" USING btree ("organisation_id","record_id");
--> statement-breakpoint
SELECT protect_tenant_table('public.bulk_change', 'SELECT, INSERT, UPDATE, DELETE');
--> statement-breakpoint
SELECT protect_tenant_table('public.bulk_change_item', 'SELECT, INSERT, UPDATE, DELETE');
--> statement-breakpoint
-- A bulk change is its author's alone. The purge acts for nobody.
CREATE POLICY own_bulk_change ON bulk_change AS RESTRICTIVE FOR ALL TO attest_app
  USING (nullif(current_setting('app.user_id', true), '') IS NULL
    OR author_id = nullif(current_setting('app.user_id', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY own_bulk_change ON bulk_change_item AS RESTRICTIVE FOR ALL TO attest_app
  USING (bulk_change_id IN (SELECT id FROM bulk_change));
