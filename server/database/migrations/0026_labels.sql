CREATE TABLE "label" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"colour" text DEFAULT 'GREY' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "label_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "label_colour" CHECK ("label"."colour" in ('GREY', 'TEAL', 'GREEN', 'AMBER', 'RED', 'BLUE'))
);
--> statement-breakpoint
CREATE TABLE "record_label" (
	"organisation_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"label_id" uuid NOT NULL,
	CONSTRAINT "record_label_organisation_id_record_id_label_id_pk" PRIMARY KEY("organisation_id","record_id","label_id")
);
--> statement-breakpoint
ALTER TABLE "bulk_change_item" DROP CONSTRAINT "bulk_change_item_outcome";--> statement-breakpoint
ALTER TABLE "bulk_change_item" DROP CONSTRAINT "bulk_change_item_undo";--> statement-breakpoint
ALTER TABLE "data_import" ADD COLUMN "new_labels" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "label" ADD CONSTRAINT "label_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_label" ADD CONSTRAINT "record_label_record" FOREIGN KEY ("organisation_id","record_id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_label" ADD CONSTRAINT "record_label_label" FOREIGN KEY ("organisation_id","label_id") REFERENCES "public"."label"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "label_name" ON "label" USING btree ("organisation_id",lower(name)) WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "record_label_use" ON "record_label" USING btree ("organisation_id","label_id","record_id");--> statement-breakpoint
ALTER TABLE "bulk_change_item" ADD CONSTRAINT "bulk_change_item_outcome" CHECK ("bulk_change_item"."outcome" in ('DONE', 'LABELS', 'CHANGED', 'MISSING'));--> statement-breakpoint
ALTER TABLE "bulk_change_item" ADD CONSTRAINT "bulk_change_item_undo" CHECK ("bulk_change_item"."undo" in ('DONE', 'LABELS', 'CHANGED', 'MISSING'));--> statement-breakpoint
SELECT protect_tenant_table('public.label', 'SELECT, INSERT, UPDATE (name, colour, version, updated_at, removed_at)');
--> statement-breakpoint
SELECT protect_tenant_table('public.record_label', 'SELECT, INSERT, DELETE');
