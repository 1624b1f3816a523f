CREATE TABLE "record_link" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"source_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid NOT NULL,
	CONSTRAINT "record_link_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "record_link_once" UNIQUE("organisation_id","source_id","target_id","type"),
	CONSTRAINT "record_link_type" CHECK ("record_link"."type" in ('causes', 'mitigates', 'affects', 'duplicates', 'relates')),
	CONSTRAINT "record_link_ends" CHECK (source_id <> target_id and (type <> 'relates' or source_id < target_id))
);
--> statement-breakpoint
ALTER TABLE "record_link" ADD CONSTRAINT "record_link_source" FOREIGN KEY ("organisation_id","source_id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_link" ADD CONSTRAINT "record_link_target" FOREIGN KEY ("organisation_id","target_id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_link" ADD CONSTRAINT "record_link_created_by" FOREIGN KEY ("organisation_id","created_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_link_target" ON "record_link" USING btree ("organisation_id","target_id");--> statement-breakpoint
SELECT protect_tenant_table('public.record_link', 'SELECT, INSERT, DELETE');
