CREATE TABLE "assessment_template" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"scope" text DEFAULT 'CUSTOM' NOT NULL,
	"owner_id" uuid,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"published_number" integer,
	"question_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "assessment_template_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "assessment_template_scope" CHECK ("assessment_template"."scope" in ('SERVICE_TYPE', 'GLOBAL', 'CUSTOM')),
	CONSTRAINT "assessment_template_status" CHECK ("assessment_template"."status" in ('DRAFT', 'ACTIVE', 'ARCHIVED')),
	CONSTRAINT "assessment_template_published" CHECK (("assessment_template"."status" = 'DRAFT') = ("assessment_template"."published_number" is null))
);
--> statement-breakpoint
CREATE TABLE "assessment_template_co_owner" (
	"organisation_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "assessment_template_co_owner_organisation_id_template_id_person_id_pk" PRIMARY KEY("organisation_id","template_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "assessment_template_content" (
	"organisation_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"questionnaires" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "assessment_template_content_organisation_id_template_id_pk" PRIMARY KEY("organisation_id","template_id")
);
--> statement-breakpoint
CREATE TABLE "assessment_template_version" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"template_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"questionnaires" jsonb NOT NULL,
	"question_count" integer NOT NULL,
	"sha256" text NOT NULL,
	"change_log" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" uuid NOT NULL,
	CONSTRAINT "assessment_template_version_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "assessment_template_version_number" UNIQUE("organisation_id","template_id","number")
);
--> statement-breakpoint
ALTER TABLE "assessment_template" ADD CONSTRAINT "assessment_template_record" FOREIGN KEY ("organisation_id","id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_template" ADD CONSTRAINT "assessment_template_owner_person" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_template_co_owner" ADD CONSTRAINT "assessment_template_co_owner_template" FOREIGN KEY ("organisation_id","template_id") REFERENCES "public"."assessment_template"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_template_co_owner" ADD CONSTRAINT "assessment_template_co_owner_person" FOREIGN KEY ("organisation_id","person_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_template_content" ADD CONSTRAINT "assessment_template_content_template" FOREIGN KEY ("organisation_id","template_id") REFERENCES "public"."assessment_template"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_template_version" ADD CONSTRAINT "assessment_template_version_template" FOREIGN KEY ("organisation_id","template_id") REFERENCES "public"."assessment_template"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_template_version" ADD CONSTRAINT "assessment_template_version_published_by" FOREIGN KEY ("organisation_id","published_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_template_owner" ON "assessment_template" USING btree ("organisation_id","owner_id","id");--> statement-breakpoint
CREATE INDEX "assessment_template_status_rank" ON "assessment_template" USING btree ("organisation_id",array_position(array['DRAFT', 'ACTIVE', 'ARCHIVED'], "status"),"id");--> statement-breakpoint
CREATE INDEX "assessment_template_question_count" ON "assessment_template" USING btree ("organisation_id","question_count","id");--> statement-breakpoint
CREATE INDEX "assessment_template_co_owned" ON "assessment_template_co_owner" USING btree ("organisation_id","person_id");--> statement-breakpoint
-- Rights
SELECT protect_tenant_table('public.assessment_template', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.assessment_template_co_owner', 'SELECT, INSERT, DELETE');
SELECT protect_tenant_table('public.assessment_template_content', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.assessment_template_version', 'SELECT, INSERT');
--> statement-breakpoint
-- What was published stays as it was.
CREATE FUNCTION keep_template_version() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  RAISE EXCEPTION 'A published version of an assessment template cannot be changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_template_version BEFORE UPDATE ON assessment_template_version FOR EACH ROW EXECUTE FUNCTION keep_template_version();
