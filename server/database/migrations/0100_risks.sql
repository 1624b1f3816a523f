CREATE TABLE "risk_closure" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"risk_id" uuid NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"reopened_at" timestamp with time zone,
	CONSTRAINT "risk_closure_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
CREATE TABLE "risk_review" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"risk_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"reviewed_by" uuid NOT NULL,
	"reviewed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_on" date,
	"next_review_on" date,
	CONSTRAINT "risk_review_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "risk_review_outcome" CHECK ("risk_review"."outcome" in ('UNCHANGED', 'RESCORED', 'TREATMENT_CHANGED', 'TO_CLOSE'))
);
--> statement-breakpoint
CREATE TABLE "category_appetite" (
	"organisation_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"score" integer NOT NULL,
	CONSTRAINT "category_appetite_organisation_id_category_id_pk" PRIMARY KEY("organisation_id","category_id"),
	CONSTRAINT "category_appetite_score" CHECK ("category_appetite"."score" between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "risk_appetite_version" (
	"organisation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" uuid,
	"score" integer,
	"categories" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "risk_appetite_version_organisation_id_number_pk" PRIMARY KEY("organisation_id","number")
);
--> statement-breakpoint
-- Every risk that exists is open. New ones begin as a draft, and what a file brings in as open.
ALTER TABLE "risk" ADD COLUMN "status" text DEFAULT 'OPEN' NOT NULL;--> statement-breakpoint
ALTER TABLE "risk" ALTER COLUMN "status" SET DEFAULT case when current_setting('app.cause', true) = 'IMPORT' then 'OPEN' else 'DRAFT' end;--> statement-breakpoint
ALTER TABLE "risk" ADD COLUMN "closed_because" text;--> statement-breakpoint
ALTER TABLE "risk_closure" ADD CONSTRAINT "risk_closure_risk" FOREIGN KEY ("organisation_id","risk_id") REFERENCES "public"."risk"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_review" ADD CONSTRAINT "risk_review_risk" FOREIGN KEY ("organisation_id","risk_id") REFERENCES "public"."risk"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_review" ADD CONSTRAINT "risk_review_reviewed_by" FOREIGN KEY ("organisation_id","reviewed_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_appetite" ADD CONSTRAINT "category_appetite_category" FOREIGN KEY ("organisation_id","category_id") REFERENCES "public"."risk_category"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_appetite_version" ADD CONSTRAINT "risk_appetite_version_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_appetite_version" ADD CONSTRAINT "risk_appetite_version_changed_by" FOREIGN KEY ("organisation_id","changed_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "risk_closure_of_risk" ON "risk_closure" USING btree ("organisation_id","risk_id","closed_at");--> statement-breakpoint
CREATE INDEX "risk_review_of_risk" ON "risk_review" USING btree ("organisation_id","risk_id","reviewed_at");--> statement-breakpoint
CREATE INDEX "risk_status_rank" ON "risk" USING btree ("organisation_id",array_position(array['DRAFT', 'OPEN', 'CLOSED'], "status"),"id");--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_status" CHECK ("risk"."status" in ('DRAFT', 'OPEN', 'CLOSED'));--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_closed_because" CHECK ("risk"."closed_because" in ('NO_LONGER_APPLIES', 'AVOIDED', 'MERGED', 'DUPLICATE'));--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_closed" CHECK (("risk"."status" = 'CLOSED') = ("risk"."closed_because" is not null));
--> statement-breakpoint
SELECT protect_tenant_table('public.risk_closure', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.risk_review', 'SELECT, INSERT');
SELECT protect_tenant_table('public.category_appetite', 'SELECT, INSERT, DELETE');
SELECT protect_tenant_table('public.risk_appetite_version', 'SELECT, INSERT');
--> statement-breakpoint
-- Once a statement, whatever changes the status. `app.changed_at` is set by what adds a past.
CREATE FUNCTION keep_closures() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  at timestamptz := coalesce(nullif(current_setting('app.changed_at', true), '')::timestamptz, clock_timestamp());
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO public.risk_closure (organisation_id, risk_id, closed_at)
      SELECT organisation_id, id, at FROM stored WHERE status = 'CLOSED';
  ELSE
    INSERT INTO public.risk_closure (organisation_id, risk_id, closed_at)
      SELECT stored.organisation_id, stored.id, at FROM stored
      JOIN former ON former.organisation_id = stored.organisation_id AND former.id = stored.id
      WHERE stored.status = 'CLOSED' AND former.status <> 'CLOSED';
    UPDATE public.risk_closure AS closure SET reopened_at = greatest(at, closure.closed_at) FROM stored
      JOIN former ON former.organisation_id = stored.organisation_id AND former.id = stored.id
      WHERE stored.status <> 'CLOSED' AND former.status = 'CLOSED' AND closure.reopened_at IS NULL
        AND closure.organisation_id = stored.organisation_id AND closure.risk_id = stored.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION keep_closures FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER closures_added AFTER INSERT ON risk REFERENCING NEW TABLE AS stored
  FOR EACH STATEMENT EXECUTE FUNCTION keep_closures();
CREATE TRIGGER closures_changed AFTER UPDATE ON risk REFERENCING OLD TABLE AS former NEW TABLE AS stored
  FOR EACH STATEMENT EXECUTE FUNCTION keep_closures();
--> statement-breakpoint
-- The appetite that is set becomes the first that is kept. Forced row-level security would hide it.
ALTER TABLE risk_appetite NO FORCE ROW LEVEL SECURITY;
ALTER TABLE risk_appetite_version NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO risk_appetite_version (organisation_id, number, score)
  SELECT organisation_id, version, score FROM risk_appetite;
--> statement-breakpoint
ALTER TABLE risk_appetite FORCE ROW LEVEL SECURITY;
ALTER TABLE risk_appetite_version FORCE ROW LEVEL SECURITY;
