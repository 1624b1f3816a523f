CREATE TABLE "attachment" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"record_id" uuid NOT NULL,
	"latest" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by" uuid,
	CONSTRAINT "attachment_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "attachment_removed" CHECK ((removed_at is null) = (removed_by is null))
);
--> statement-breakpoint
CREATE TABLE "attachment_version" (
	"organisation_id" uuid NOT NULL,
	"attachment_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "attachment_version_organisation_id_attachment_id_number_pk" PRIMARY KEY("organisation_id","attachment_id","number"),
	CONSTRAINT "attachment_version_file_once" UNIQUE("organisation_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"sha256" text NOT NULL,
	"size" bigint NOT NULL,
	"type" text NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid NOT NULL,
	CONSTRAINT "stored_file_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "stored_file_key" UNIQUE("organisation_id","key"),
	CONSTRAINT "stored_file_type" CHECK (type in ('PDF', 'PNG', 'JPEG', 'GIF', 'WEBP', 'SVG', 'DOCX', 'XLSX', 'PPTX', 'ODT', 'ODS', 'ODP', 'TEXT', 'CSV', 'JSON', 'MARKDOWN'))
);
--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_record" FOREIGN KEY ("organisation_id","record_id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_removed_by" FOREIGN KEY ("organisation_id","removed_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment_version" ADD CONSTRAINT "attachment_version_of" FOREIGN KEY ("organisation_id","attachment_id") REFERENCES "public"."attachment"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment_version" ADD CONSTRAINT "attachment_version_file" FOREIGN KEY ("organisation_id","file_id") REFERENCES "public"."stored_file"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_created_by" FOREIGN KEY ("organisation_id","created_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachment_of_record" ON "attachment" USING btree ("organisation_id","record_id");--> statement-breakpoint
CREATE INDEX "attachment_removal" ON "attachment" USING btree ("organisation_id","removed_at") WHERE removed_at is not null;
--> statement-breakpoint
SELECT protect_tenant_table('public.stored_file', 'SELECT, INSERT, UPDATE (name), DELETE');--> statement-breakpoint
SELECT protect_tenant_table('public.attachment', 'SELECT, INSERT, UPDATE (latest, version, removed_at, removed_by), DELETE');--> statement-breakpoint
SELECT protect_tenant_table('public.attachment_version', 'SELECT, INSERT');
