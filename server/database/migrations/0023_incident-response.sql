CREATE TABLE "timeline_entry" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"incident_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" text,
	"from" text,
	"to" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"removed_by" uuid,
	CONSTRAINT "timeline_entry_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "timeline_entry_kind" CHECK ("timeline_entry"."kind" in ('DETECTION', 'MITIGATION', 'OBSERVATION', 'SEVERITY_CHANGED', 'STATUS_CHANGED')),
	CONSTRAINT "timeline_entry_removed" CHECK ((removed_at is null) = (removed_by is null)),
	CONSTRAINT "timeline_entry_text" CHECK ((text is null) = (removed_at is not null))
);
--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "status" text DEFAULT 'OPEN' NOT NULL;--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "next_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "timeline_entry" ADD CONSTRAINT "timeline_entry_incident" FOREIGN KEY ("organisation_id","incident_id") REFERENCES "public"."incident"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeline_entry" ADD CONSTRAINT "timeline_entry_created_by" FOREIGN KEY ("organisation_id","created_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeline_entry" ADD CONSTRAINT "timeline_entry_removed_by" FOREIGN KEY ("organisation_id","removed_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "timeline_entry_latest" ON "timeline_entry" USING btree ("organisation_id","incident_id","at","id");--> statement-breakpoint
CREATE INDEX "incident_status_rank" ON "incident" USING btree ("organisation_id",array_position(array['OPEN', 'IN_PROGRESS', 'CONTAINED', 'RESOLVED', 'CLOSED'], "status"),"id");--> statement-breakpoint
CREATE INDEX "incident_next_due_at" ON "incident" USING btree ("organisation_id","next_due_at","id");--> statement-breakpoint
CREATE INDEX "incident_next_due_at_descending" ON "incident" USING btree ("organisation_id","next_due_at" desc nulls last,"id" desc);--> statement-breakpoint
ALTER TABLE "incident" ADD CONSTRAINT "incident_status" CHECK ("incident"."status" in ('OPEN', 'IN_PROGRESS', 'CONTAINED', 'RESOLVED', 'CLOSED'));
--> statement-breakpoint
-- Rights
SELECT protect_tenant_table('public.timeline_entry', 'SELECT, INSERT, UPDATE');
