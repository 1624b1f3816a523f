CREATE TABLE "document_entry" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"repository_id" uuid NOT NULL,
	"parent_id" uuid,
	"kind" text NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"name_key" text NOT NULL,
	"latest" integer,
	"owner_id" uuid,
	"review_on" date,
	"copied_from" uuid,
	"copied_number" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by" uuid,
	"removed_with" uuid,
	CONSTRAINT "document_entry_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "document_entry_kind" CHECK ("document_entry"."kind" in ('FOLDER', 'FILE')),
	CONSTRAINT "document_entry_latest" CHECK (("document_entry"."kind" = 'FILE') = ("document_entry"."latest" is not null)),
	CONSTRAINT "document_entry_removed" CHECK ((removed_at is null) = (removed_by is null) and (removed_at is null) = (removed_with is null))
);
--> statement-breakpoint
CREATE TABLE "document_entry_label" (
	"organisation_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"label_id" uuid NOT NULL,
	CONSTRAINT "document_entry_label_organisation_id_entry_id_label_id_pk" PRIMARY KEY("organisation_id","entry_id","label_id")
);
--> statement-breakpoint
CREATE TABLE "document_repository" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"owner_id" uuid,
	"quota_megabytes" integer,
	"review_on" date,
	CONSTRAINT "document_repository_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "document_repository_quota" CHECK ("document_repository"."quota_megabytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "document_use" (
	"organisation_id" uuid NOT NULL,
	"attachment_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"document_id" uuid NOT NULL,
	"document_number" integer NOT NULL,
	CONSTRAINT "document_use_organisation_id_attachment_id_number_pk" PRIMARY KEY("organisation_id","attachment_id","number")
);
--> statement-breakpoint
CREATE TABLE "document_version" (
	"organisation_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"restored_from" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid NOT NULL,
	CONSTRAINT "document_version_organisation_id_document_id_number_pk" PRIMARY KEY("organisation_id","document_id","number")
);
--> statement-breakpoint
ALTER TABLE "document_entry" ADD CONSTRAINT "document_entry_repository" FOREIGN KEY ("organisation_id","repository_id") REFERENCES "public"."document_repository"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_entry" ADD CONSTRAINT "document_entry_parent" FOREIGN KEY ("organisation_id","parent_id") REFERENCES "public"."document_entry"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_entry" ADD CONSTRAINT "document_entry_owner_person" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_entry" ADD CONSTRAINT "document_entry_created_by" FOREIGN KEY ("organisation_id","created_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_entry" ADD CONSTRAINT "document_entry_removed_by" FOREIGN KEY ("organisation_id","removed_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_entry_label" ADD CONSTRAINT "document_entry_label_entry" FOREIGN KEY ("organisation_id","entry_id") REFERENCES "public"."document_entry"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_entry_label" ADD CONSTRAINT "document_entry_label_label" FOREIGN KEY ("organisation_id","label_id") REFERENCES "public"."label"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_repository" ADD CONSTRAINT "document_repository_record" FOREIGN KEY ("organisation_id","id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_repository" ADD CONSTRAINT "document_repository_owner_person" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_use" ADD CONSTRAINT "document_use_attachment" FOREIGN KEY ("organisation_id","attachment_id","number") REFERENCES "public"."attachment_version"("organisation_id","attachment_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_use" ADD CONSTRAINT "document_use_document" FOREIGN KEY ("organisation_id","document_id") REFERENCES "public"."document_entry"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_of" FOREIGN KEY ("organisation_id","document_id") REFERENCES "public"."document_entry"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_file" FOREIGN KEY ("organisation_id","file_id") REFERENCES "public"."stored_file"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_created_by" FOREIGN KEY ("organisation_id","created_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_entry_name" ON "document_entry" USING btree ("organisation_id","repository_id",coalesce(parent_id, repository_id),"name_key") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "document_entry_of_folder" ON "document_entry" USING btree ("organisation_id","repository_id",coalesce(parent_id, repository_id),kind desc,"name","id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "document_entry_below" ON "document_entry" USING btree ("organisation_id","parent_id");--> statement-breakpoint
CREATE INDEX "document_entry_removal" ON "document_entry" USING btree ("organisation_id","removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "document_entry_owner" ON "document_entry" USING btree ("organisation_id","owner_id","id");--> statement-breakpoint
CREATE INDEX "document_entry_review" ON "document_entry" USING btree ("organisation_id","review_on","id");--> statement-breakpoint
CREATE INDEX "document_entry_label_use" ON "document_entry_label" USING btree ("organisation_id","label_id","entry_id");--> statement-breakpoint
CREATE INDEX "document_repository_owner" ON "document_repository" USING btree ("organisation_id","owner_id","id");--> statement-breakpoint
CREATE INDEX "document_repository_review" ON "document_repository" USING btree ("organisation_id","review_on","id");--> statement-breakpoint
CREATE INDEX "document_repository_review_descending" ON "document_repository" USING btree ("organisation_id","review_on" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "document_use_of" ON "document_use" USING btree ("organisation_id","document_id");--> statement-breakpoint
CREATE INDEX "document_version_by_file" ON "document_version" USING btree ("organisation_id","file_id");--> statement-breakpoint
SELECT protect_tenant_table('public.document_repository', 'SELECT, INSERT, UPDATE');--> statement-breakpoint
SELECT protect_tenant_table('public.document_entry',
  'SELECT, INSERT, UPDATE (parent_id, name, name_key, latest, owner_id, review_on, version, updated_at, removed_at, removed_by, removed_with), DELETE');--> statement-breakpoint
SELECT protect_tenant_table('public.document_entry_label', 'SELECT, INSERT, DELETE');--> statement-breakpoint
SELECT protect_tenant_table('public.document_version', 'SELECT, INSERT');--> statement-breakpoint
SELECT protect_tenant_table('public.document_use', 'SELECT, INSERT');
