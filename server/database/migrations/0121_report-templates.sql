CREATE TABLE "report_template" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"template_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"number" integer NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"sections" text[] NOT NULL,
	"filters" jsonb NOT NULL,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"period" text NOT NULL,
	"paper" text NOT NULL,
	"format" text NOT NULL,
	"kept_days" integer NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "report_template_number" UNIQUE("template_id","number"),
	CONSTRAINT "report_template_kind" CHECK (kind in ('RISK_BOARD', 'RISKS', 'INCIDENTS', 'INFORMATION_ASSETS', 'POLICIES', 'SERVICE_PROVIDERS', 'EXEMPTIONS', 'CHANGES', 'PROJECTS', 'DOCUMENTS', 'STAFF', 'COMPLIANCE')),
	CONSTRAINT "report_template_period" CHECK (period in ('ALL', 'THIS_MONTH', 'PREVIOUS_MONTH', 'PREVIOUS_QUARTER', 'PREVIOUS_YEAR')),
	CONSTRAINT "report_template_paper" CHECK (paper in ('A4', 'LETTER')),
	CONSTRAINT "report_template_format" CHECK (format in ('PDF', 'DOCX', 'XLSX', 'CSV')),
	CONSTRAINT "report_template_status" CHECK (status in ('DRAFT', 'PUBLISHED', 'WITHDRAWN')),
	CONSTRAINT "report_template_published_at" CHECK ((status = 'DRAFT') = (published_at is null)),
	CONSTRAINT "report_template_withdrawn_at" CHECK ((status = 'WITHDRAWN') = (withdrawn_at is not null))
);
--> statement-breakpoint
ALTER TABLE "report_definition" ADD COLUMN "columns" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "report_definition" ADD COLUMN "template_id" uuid;--> statement-breakpoint
ALTER TABLE "report_definition" ADD COLUMN "template_version" integer;--> statement-breakpoint
ALTER TABLE "report_definition" ADD COLUMN "template_name" text;--> statement-breakpoint
ALTER TABLE "report_run" ADD COLUMN "template_id" uuid;--> statement-breakpoint
ALTER TABLE "report_run" ADD COLUMN "columns" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "report_template_draft" ON "report_template" USING btree ("template_id") WHERE status = 'DRAFT';--> statement-breakpoint
CREATE UNIQUE INDEX "report_template_published" ON "report_template" USING btree ("template_id") WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "report_template_name" ON "report_template" USING btree ("name","template_id","number");--> statement-breakpoint
ALTER TABLE "report_definition" ADD CONSTRAINT "report_definition_template" CHECK (num_nulls(template_id, template_version, template_name) in (0, 3));--> statement-breakpoint
-- Organisations read what is published; drafts and what was withdrawn are the platform's.
SELECT share_platform_table('public.report_template', 'SELECT, INSERT, UPDATE, DELETE', 'status = ''PUBLISHED''');
--> statement-breakpoint
-- What is published never changes: definitions of organisations say which version they were made from.
CREATE FUNCTION keep_published_template() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  free constant text[] := ARRAY['status', 'version', 'withdrawn_at', 'updated_at', 'uses'];
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.status <> 'DRAFT' THEN RAISE EXCEPTION 'What is published is not deleted' USING ERRCODE = 'restrict_violation'; END IF;
    RETURN OLD;
  END IF;
  IF OLD.status = 'DRAFT' AND NEW.status IN ('DRAFT', 'PUBLISHED') THEN RETURN NEW; END IF;
  IF (OLD.status = NEW.status OR OLD.status = 'PUBLISHED' AND NEW.status = 'WITHDRAWN')
    AND to_jsonb(OLD) - free = to_jsonb(NEW) - free THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'What is published does not change' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
-- Counts the definitions that were made from a version: the platform learns how many there are, and nothing else of them.
CREATE FUNCTION count_template_uses() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.template_id IS NOT NULL THEN
    UPDATE public.report_template SET uses = uses - 1 WHERE template_id = OLD.template_id AND number = OLD.template_version;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.template_id IS NOT NULL THEN
    UPDATE public.report_template SET uses = uses + 1 WHERE template_id = NEW.template_id AND number = NEW.template_version;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION keep_published_template, count_template_uses FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER keep_published BEFORE UPDATE OR DELETE ON report_template FOR EACH ROW EXECUTE FUNCTION keep_published_template();
CREATE TRIGGER count_template_uses AFTER INSERT OR DELETE OR UPDATE OF template_id, template_version ON report_definition
  FOR EACH ROW EXECUTE FUNCTION count_template_uses();
