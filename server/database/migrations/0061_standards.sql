CREATE TABLE "mapping" (
	"owner_id" uuid NOT NULL,
	"set_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sources" jsonb NOT NULL,
	"relation" text NOT NULL,
	"targets" jsonb NOT NULL,
	"confidence" integer,
	"rationale" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "mapping_owner_id_set_id_number_pk" PRIMARY KEY("owner_id","set_id","number"),
	CONSTRAINT "mapping_relation" CHECK ("mapping"."relation" in ('EQUAL', 'SUPERSET', 'SUBSET', 'INTERSECTS')),
	CONSTRAINT "mapping_confidence" CHECK ("mapping"."confidence" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "mapping_set" (
	"owner_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"title" text COLLATE "natural_order" NOT NULL,
	"source" text NOT NULL,
	"target" text NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "mapping_set_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "mapping_set_status" CHECK ("mapping_set"."status" in ('DRAFT', 'PUBLISHED', 'WITHDRAWN')),
	CONSTRAINT "mapping_set_published" CHECK (("mapping_set"."status" = 'DRAFT') = ("mapping_set"."published_at" is null)),
	CONSTRAINT "mapping_set_withdrawn" CHECK (("mapping_set"."status" = 'WITHDRAWN') = ("mapping_set"."withdrawn_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "control" (
	"owner_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version_id" uuid NOT NULL,
	"group_id" uuid,
	"parent_id" uuid,
	"code" text NOT NULL,
	"ref" text COLLATE "natural_order" NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL,
	"importance" text,
	"levels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_assessed" boolean NOT NULL,
	"is_withdrawn" boolean NOT NULL,
	"may_be_excluded" boolean NOT NULL,
	"is_in_statement" boolean NOT NULL,
	"successors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"text_sha256" text NOT NULL,
	CONSTRAINT "control_owner_id_version_id_id_pk" PRIMARY KEY("owner_id","version_id","id"),
	CONSTRAINT "control_code" UNIQUE("owner_id","version_id","code"),
	CONSTRAINT "control_importance" CHECK ("control"."importance" in ('MANDATORY', 'RECOMMENDED', 'NICE_TO_HAVE'))
);
--> statement-breakpoint
CREATE TABLE "control_group" (
	"owner_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version_id" uuid NOT NULL,
	"parent_id" uuid,
	"code" text,
	"title" text NOT NULL,
	"position" integer NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "control_group_owner_id_version_id_id_pk" PRIMARY KEY("owner_id","version_id","id")
);
--> statement-breakpoint
CREATE TABLE "control_question" (
	"owner_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"control_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"is_multiple" boolean NOT NULL,
	"options" jsonb NOT NULL,
	CONSTRAINT "control_question_owner_id_version_id_control_id_position_pk" PRIMARY KEY("owner_id","version_id","control_id","position")
);
--> statement-breakpoint
CREATE TABLE "standard" (
	"owner_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"title" text COLLATE "natural_order" NOT NULL,
	"publisher" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "standard_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "standard_level" (
	"owner_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"ref" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "standard_level_owner_id_version_id_ref_pk" PRIMARY KEY("owner_id","version_id","ref")
);
--> statement-breakpoint
CREATE TABLE "standard_version" (
	"owner_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"standard_id" uuid NOT NULL,
	"number" text COLLATE "natural_order" NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"copyright" text DEFAULT '' NOT NULL,
	"control_count" integer DEFAULT 0 NOT NULL,
	"assessed_count" integer DEFAULT 0 NOT NULL,
	"source_sha256" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "standard_version_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "standard_version_number" UNIQUE("owner_id","standard_id","number"),
	CONSTRAINT "standard_version_status" CHECK ("standard_version"."status" in ('DRAFT', 'PUBLISHED', 'WITHDRAWN')),
	CONSTRAINT "standard_version_published" CHECK (("standard_version"."status" = 'DRAFT') = ("standard_version"."published_at" is null)),
	CONSTRAINT "standard_version_withdrawn" CHECK (("standard_version"."status" = 'WITHDRAWN') = ("standard_version"."withdrawn_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "mapping" ADD CONSTRAINT "mapping_of_set" FOREIGN KEY ("owner_id","set_id") REFERENCES "public"."mapping_set"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control" ADD CONSTRAINT "control_version" FOREIGN KEY ("owner_id","version_id") REFERENCES "public"."standard_version"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control" ADD CONSTRAINT "control_in_group" FOREIGN KEY ("owner_id","version_id","group_id") REFERENCES "public"."control_group"("owner_id","version_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control" ADD CONSTRAINT "control_parent" FOREIGN KEY ("owner_id","version_id","parent_id") REFERENCES "public"."control"("owner_id","version_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_group" ADD CONSTRAINT "control_group_version" FOREIGN KEY ("owner_id","version_id") REFERENCES "public"."standard_version"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_group" ADD CONSTRAINT "control_group_parent" FOREIGN KEY ("owner_id","version_id","parent_id") REFERENCES "public"."control_group"("owner_id","version_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_question" ADD CONSTRAINT "control_question_version" FOREIGN KEY ("owner_id","version_id") REFERENCES "public"."standard_version"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_question" ADD CONSTRAINT "control_question_control" FOREIGN KEY ("owner_id","version_id","control_id") REFERENCES "public"."control"("owner_id","version_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standard_level" ADD CONSTRAINT "standard_level_version" FOREIGN KEY ("owner_id","version_id") REFERENCES "public"."standard_version"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standard_version" ADD CONSTRAINT "standard_version_standard" FOREIGN KEY ("owner_id","standard_id") REFERENCES "public"."standard"("owner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "standard_title" ON "standard" USING btree ("owner_id","title","id");--> statement-breakpoint
-- A table of the catalogue: rows are the platform's or of one organisation. An organisation may do what `privileges` says to its
-- own rows, and read those of the platform for which `visible` holds; the platform has only its own, and knows of no others.
CREATE FUNCTION share_catalogue_table(catalogue_table regclass, privileges text, visible text) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  own_rows constant text := 'owner_id = nullif(current_setting(''app.organisation_id'', true), '''')::uuid';
  platform_rows constant text := 'owner_id = ''00000000-0000-0000-0000-000000000000''::uuid';
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', catalogue_table);
  EXECUTE format('CREATE POLICY own_rows ON %s TO attest_app USING (%s) WITH CHECK (%s)', catalogue_table, own_rows, own_rows);
  EXECUTE format('CREATE POLICY published ON %s FOR SELECT TO attest_app USING (%s AND %s)', catalogue_table, platform_rows, visible);
  EXECUTE format('CREATE POLICY platform ON %s TO attest_platform USING (%s) WITH CHECK (%s)', catalogue_table, platform_rows, platform_rows);
  EXECUTE format('GRANT %s ON %s TO attest_app, attest_platform', privileges, catalogue_table);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION share_catalogue_table FROM PUBLIC;
--> statement-breakpoint
SELECT share_catalogue_table('public.standard', 'SELECT, INSERT, DELETE',
  'id IN (SELECT v.standard_id FROM public.standard_version v WHERE v.status <> ''DRAFT'')');
SELECT share_catalogue_table('public.standard_version', 'SELECT, INSERT, UPDATE, DELETE', 'status <> ''DRAFT''');
SELECT share_catalogue_table('public.standard_level', 'SELECT, INSERT, UPDATE, DELETE',
  'version_id IN (SELECT v.id FROM public.standard_version v WHERE v.status <> ''DRAFT'')');
SELECT share_catalogue_table('public.control_group', 'SELECT, INSERT, UPDATE, DELETE',
  'version_id IN (SELECT v.id FROM public.standard_version v WHERE v.status <> ''DRAFT'')');
SELECT share_catalogue_table('public.control', 'SELECT, INSERT, UPDATE, DELETE',
  'version_id IN (SELECT v.id FROM public.standard_version v WHERE v.status <> ''DRAFT'')');
SELECT share_catalogue_table('public.control_question', 'SELECT, INSERT, UPDATE, DELETE',
  'version_id IN (SELECT v.id FROM public.standard_version v WHERE v.status <> ''DRAFT'')');
SELECT share_catalogue_table('public.mapping_set', 'SELECT, INSERT, UPDATE, DELETE', 'status <> ''DRAFT''');
SELECT share_catalogue_table('public.mapping', 'SELECT, INSERT, UPDATE, DELETE',
  'set_id IN (SELECT s.id FROM public.mapping_set s WHERE s.status <> ''DRAFT'')');
--> statement-breakpoint
-- What is published never changes: adopted standards, closed assessments and statements refer to it.
CREATE FUNCTION keep_published_header() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
  before jsonb := to_jsonb(OLD) - ARRAY['status', 'version', 'withdrawn_at'];
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.status <> 'DRAFT' THEN RAISE EXCEPTION 'What is published is not deleted' USING ERRCODE = 'restrict_violation'; END IF;
    RETURN OLD;
  END IF;
  IF OLD.status = 'DRAFT' AND NEW.status IN ('DRAFT', 'PUBLISHED') THEN RETURN NEW; END IF;
  IF OLD.status = 'PUBLISHED' AND NEW.status = 'WITHDRAWN'
    AND before = to_jsonb(NEW) - ARRAY['status', 'version', 'withdrawn_at'] THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'What is published does not change' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
-- The same for what belongs to a version. FOR SHARE: a version is not published while something is being added to it.
CREATE FUNCTION keep_published_content() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
  header_status text;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    SELECT status INTO header_status FROM standard_version WHERE owner_id = OLD.owner_id AND id = OLD.version_id FOR SHARE;
    -- The version is gone if it takes its content with it.
    IF header_status <> 'DRAFT' THEN RAISE EXCEPTION 'What is published does not change' USING ERRCODE = 'restrict_violation'; END IF;
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  END IF;
  SELECT status INTO header_status FROM standard_version WHERE owner_id = NEW.owner_id AND id = NEW.version_id FOR SHARE;
  IF header_status <> 'DRAFT' THEN RAISE EXCEPTION 'What is published does not change' USING ERRCODE = 'restrict_violation'; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_published_mapping() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
  header_status text;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    SELECT status INTO header_status FROM mapping_set WHERE owner_id = OLD.owner_id AND id = OLD.set_id FOR SHARE;
    IF header_status <> 'DRAFT' THEN RAISE EXCEPTION 'What is published does not change' USING ERRCODE = 'restrict_violation'; END IF;
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  END IF;
  SELECT status INTO header_status FROM mapping_set WHERE owner_id = NEW.owner_id AND id = NEW.set_id FOR SHARE;
  IF header_status <> 'DRAFT' THEN RAISE EXCEPTION 'What is published does not change' USING ERRCODE = 'restrict_violation'; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION keep_published_header, keep_published_content, keep_published_mapping FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER keep_published BEFORE UPDATE OR DELETE ON standard_version FOR EACH ROW EXECUTE FUNCTION keep_published_header();
CREATE TRIGGER keep_published BEFORE UPDATE OR DELETE ON mapping_set FOR EACH ROW EXECUTE FUNCTION keep_published_header();
CREATE TRIGGER keep_published BEFORE INSERT OR UPDATE OR DELETE ON standard_level FOR EACH ROW EXECUTE FUNCTION keep_published_content();
CREATE TRIGGER keep_published BEFORE INSERT OR UPDATE OR DELETE ON control_group FOR EACH ROW EXECUTE FUNCTION keep_published_content();
CREATE TRIGGER keep_published BEFORE INSERT OR UPDATE OR DELETE ON control FOR EACH ROW EXECUTE FUNCTION keep_published_content();
CREATE TRIGGER keep_published BEFORE INSERT OR UPDATE OR DELETE ON control_question FOR EACH ROW EXECUTE FUNCTION keep_published_content();
CREATE TRIGGER keep_published BEFORE INSERT OR UPDATE OR DELETE ON mapping FOR EACH ROW EXECUTE FUNCTION keep_published_mapping();
