CREATE TABLE "module" (
	"owner_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "module_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "module_name" UNIQUE("owner_id","name")
);
--> statement-breakpoint
CREATE TABLE "module_standard" (
	"owner_id" uuid NOT NULL,
	"module_id" uuid NOT NULL,
	"standard_id" uuid NOT NULL,
	CONSTRAINT "module_standard_owner_id_module_id_standard_id_pk" PRIMARY KEY("owner_id","module_id","standard_id")
);
--> statement-breakpoint
CREATE TABLE "organisation_module" (
	"owner_id" uuid NOT NULL,
	"module_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	CONSTRAINT "organisation_module_organisation_id_owner_id_module_id_pk" PRIMARY KEY("organisation_id","owner_id","module_id")
);
--> statement-breakpoint
CREATE TABLE "security_question" (
	"owner_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"text" text NOT NULL,
	"is_multiple" boolean DEFAULT false NOT NULL,
	"options" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "security_question_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "security_question_group" (
	"owner_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "security_question_group_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "security_question_group_name" UNIQUE("owner_id","name")
);
--> statement-breakpoint
CREATE TABLE "draft_removal" (
	"owner_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version_id" uuid NOT NULL,
	"rows" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_removal_owner_id_version_id_id_pk" PRIMARY KEY("owner_id","version_id","id")
);
--> statement-breakpoint
ALTER TABLE "standard_version" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "standard_version" ADD COLUMN "source_name" text;--> statement-breakpoint
ALTER TABLE "standard_version" ADD COLUMN "generation" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "standard_version" ADD COLUMN "generation_error" text;--> statement-breakpoint
ALTER TABLE "module_standard" ADD CONSTRAINT "module_standard_module" FOREIGN KEY ("owner_id","module_id") REFERENCES "public"."module"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_standard" ADD CONSTRAINT "module_standard_standard" FOREIGN KEY ("owner_id","standard_id") REFERENCES "public"."standard"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_module" ADD CONSTRAINT "organisation_module_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_module" ADD CONSTRAINT "organisation_module_module" FOREIGN KEY ("owner_id","module_id") REFERENCES "public"."module"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_question" ADD CONSTRAINT "security_question_in_group" FOREIGN KEY ("owner_id","group_id") REFERENCES "public"."security_question_group"("owner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_removal" ADD CONSTRAINT "draft_removal_version" FOREIGN KEY ("owner_id","version_id") REFERENCES "public"."standard_version"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "security_question_group_order" ON "security_question" USING btree ("owner_id","group_id");--> statement-breakpoint
ALTER TABLE "standard_version" ADD CONSTRAINT "standard_version_source" CHECK (("standard_version"."source_key" is null) = ("standard_version"."source_name" is null));--> statement-breakpoint
ALTER TABLE "standard_version" ADD CONSTRAINT "standard_version_generation" CHECK ("standard_version"."generation" in ('NONE', 'RUNNING', 'FAILED'));--> statement-breakpoint
ALTER TABLE "standard_version" ADD CONSTRAINT "standard_version_generated" CHECK ("standard_version"."generation" <> 'RUNNING' or "standard_version"."status" = 'DRAFT');--> statement-breakpoint
-- What was removed from a draft is its owner's alone, as the draft is.
SELECT share_catalogue_table('public.draft_removal', 'SELECT, INSERT, DELETE', 'false');
-- Organisations see what was taken over from the bank in questions of controls, and no more of it.
SELECT share_catalogue_table('public.security_question_group', 'SELECT, INSERT, UPDATE, DELETE', 'false');
SELECT share_catalogue_table('public.security_question', 'SELECT, INSERT, UPDATE, DELETE', 'false');
-- Which standards are in modules decides who may adopt them; which organisations have a module is nobody else's business.
SELECT share_platform_table('public.organisation_module', 'SELECT, INSERT, UPDATE, DELETE',
  'organisation_id = nullif(current_setting(''app.organisation_id'', true), '''')::uuid');
SELECT share_platform_table('public.module_standard', 'SELECT, INSERT, UPDATE, DELETE', 'true');
SELECT share_platform_table('public.module', 'SELECT, INSERT, UPDATE, DELETE',
  'id IN (SELECT m.module_id FROM public.organisation_module m)');
--> statement-breakpoint
CREATE TRIGGER keep_published BEFORE INSERT OR UPDATE OR DELETE ON draft_removal FOR EACH ROW EXECUTE FUNCTION keep_published_content();
