CREATE TABLE "maturity_level" (
	"owner_id" uuid NOT NULL,
	"model_id" uuid NOT NULL,
	"level" integer NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "maturity_level_owner_id_model_id_level_pk" PRIMARY KEY("owner_id","model_id","level"),
	CONSTRAINT "maturity_level_range" CHECK ("maturity_level"."level" between 0 and 9)
);
--> statement-breakpoint
CREATE TABLE "maturity_model" (
	"owner_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"title" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"replaces_id" uuid,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "maturity_model_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "maturity_model_status" CHECK ("maturity_model"."status" in ('DRAFT', 'PUBLISHED', 'WITHDRAWN')),
	CONSTRAINT "maturity_model_published" CHECK (("maturity_model"."status" = 'DRAFT') = ("maturity_model"."published_at" is null)),
	CONSTRAINT "maturity_model_withdrawn" CHECK (("maturity_model"."status" = 'WITHDRAWN') = ("maturity_model"."withdrawn_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "maturity_level" ADD CONSTRAINT "maturity_level_model" FOREIGN KEY ("owner_id","model_id") REFERENCES "public"."maturity_model"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_model" ADD CONSTRAINT "maturity_model_replaces" FOREIGN KEY ("owner_id","replaces_id") REFERENCES "public"."maturity_model"("owner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "maturity_model_title" ON "maturity_model" USING btree ("owner_id","title","id");--> statement-breakpoint
SELECT share_catalogue_table('public.maturity_model', 'SELECT, INSERT, UPDATE, DELETE', 'status <> ''DRAFT''');
SELECT share_catalogue_table('public.maturity_level', 'SELECT, INSERT, UPDATE, DELETE',
  'model_id IN (SELECT m.id FROM public.maturity_model m WHERE m.status <> ''DRAFT'')');
--> statement-breakpoint
-- As with mappings: what is published is referred to by adopted standards.
CREATE FUNCTION keep_published_maturity() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
  header_status text;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    SELECT status INTO header_status FROM maturity_model WHERE owner_id = OLD.owner_id AND id = OLD.model_id FOR SHARE;
    IF header_status <> 'DRAFT' THEN RAISE EXCEPTION 'What is published does not change' USING ERRCODE = 'restrict_violation'; END IF;
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  END IF;
  SELECT status INTO header_status FROM maturity_model WHERE owner_id = NEW.owner_id AND id = NEW.model_id FOR SHARE;
  IF header_status <> 'DRAFT' THEN RAISE EXCEPTION 'What is published does not change' USING ERRCODE = 'restrict_violation'; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION keep_published_maturity FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER keep_published BEFORE UPDATE OR DELETE ON maturity_model FOR EACH ROW EXECUTE FUNCTION keep_published_header();
CREATE TRIGGER keep_published BEFORE INSERT OR UPDATE OR DELETE ON maturity_level FOR EACH ROW EXECUTE FUNCTION keep_published_maturity();
