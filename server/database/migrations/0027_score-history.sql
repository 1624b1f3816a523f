CREATE TABLE "risk_appetite" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"score" integer,
	CONSTRAINT "risk_appetite_score" CHECK ("risk_appetite"."score" between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "risk_score_change" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"risk_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"likelihood_id" uuid,
	"likelihood_name" text,
	"likelihood_score" integer,
	"impact_id" uuid,
	"impact_name" text,
	"impact_score" integer,
	"score" integer,
	"rating_name" text,
	"cause" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "risk_score_change_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "risk_score_change_stage" CHECK ("risk_score_change"."stage" in ('inherent', 'current', 'residual')),
	CONSTRAINT "risk_score_change_cause" CHECK ("risk_score_change"."cause" in ('CREATED', 'EDITED', 'BULK_CHANGE', 'IMPORT', 'MATRIX_CHANGED'))
);
--> statement-breakpoint
ALTER TABLE "risk_appetite" ADD CONSTRAINT "risk_appetite_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_score_change" ADD CONSTRAINT "risk_score_change_risk" FOREIGN KEY ("organisation_id","risk_id") REFERENCES "public"."risk"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_score_change" ADD CONSTRAINT "risk_score_change_changed_by" FOREIGN KEY ("organisation_id","changed_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "risk_score_change_latest" ON "risk_score_change" USING btree ("organisation_id","at","id");--> statement-breakpoint
CREATE INDEX "risk_score_change_of_risk" ON "risk_score_change" USING btree ("organisation_id","risk_id","stage","at");
--> statement-breakpoint
SELECT protect_tenant_table('public.risk_score_change', 'SELECT, INSERT');
SELECT protect_tenant_table('public.risk_appetite', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
-- The steps and the band of a score as they are now.
CREATE FUNCTION matrix_of_score(organisation uuid, likelihood uuid, impact uuid, score integer)
RETURNS TABLE (likelihood_name text, likelihood_score integer, impact_name text, impact_score integer, rating_name text)
LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT one.name, one.score, other.name, other.score, band.name
  FROM (SELECT) AS nothing
  LEFT JOIN public.risk_likelihood AS one ON one.organisation_id = organisation AND one.id = likelihood
  LEFT JOIN public.risk_impact AS other ON other.organisation_id = organisation AND other.id = impact
  LEFT JOIN LATERAL (
    SELECT name FROM public.risk_rating
      WHERE organisation_id = organisation AND minimum_score <= matrix_of_score.score
      ORDER BY minimum_score DESC LIMIT 1
  ) AS band ON true
$$;
--> statement-breakpoint
-- Once a statement, whatever changes the scores. `app.cause` is set by what changes many risks, and `app.changed_at` by
-- what adds a past; the person must be one of the organisation, because the platform itself is none.
CREATE FUNCTION keep_scores() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  person uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  at timestamptz := coalesce(nullif(current_setting('app.changed_at', true), '')::timestamptz, clock_timestamp());
  cause text := coalesce(
    nullif(current_setting('app.cause', true), ''), CASE TG_OP WHEN 'INSERT' THEN 'CREATED' ELSE 'EDITED' END);
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO public.risk_score_change
      SELECT organisation_id, gen_random_uuid(), id, stage, likelihood_id, matrix.likelihood_name, matrix.likelihood_score,
        impact_id, matrix.impact_name, matrix.impact_score, score, matrix.rating_name, cause, at,
        (SELECT user_id FROM public.organisation_person AS one
          WHERE one.organisation_id = stored.organisation_id AND user_id = person)
      FROM stored, LATERAL (VALUES
        ('inherent', inherent_likelihood_id, inherent_impact_id, inherent_score),
        ('current', current_likelihood_id, current_impact_id, current_score),
        ('residual', residual_likelihood_id, residual_impact_id, residual_score)
      ) AS own(stage, likelihood_id, impact_id, score),
      LATERAL public.matrix_of_score(organisation_id, likelihood_id, impact_id, score) AS matrix
      WHERE likelihood_id IS NOT NULL OR impact_id IS NOT NULL;
  ELSE
    INSERT INTO public.risk_score_change
      SELECT stored.organisation_id, gen_random_uuid(), stored.id, stage, likelihood_id, matrix.likelihood_name,
        matrix.likelihood_score, impact_id, matrix.impact_name, matrix.impact_score, score, matrix.rating_name, cause,
        at,
        (SELECT user_id FROM public.organisation_person AS one
          WHERE one.organisation_id = stored.organisation_id AND user_id = person)
      FROM stored JOIN former ON former.organisation_id = stored.organisation_id AND former.id = stored.id,
      LATERAL (VALUES
        ('inherent', stored.inherent_likelihood_id, stored.inherent_impact_id, stored.inherent_score,
          former.inherent_likelihood_id, former.inherent_impact_id, former.inherent_score),
        ('current', stored.current_likelihood_id, stored.current_impact_id, stored.current_score,
          former.current_likelihood_id, former.current_impact_id, former.current_score),
        ('residual', stored.residual_likelihood_id, stored.residual_impact_id, stored.residual_score,
          former.residual_likelihood_id, former.residual_impact_id, former.residual_score)
      ) AS own(stage, likelihood_id, impact_id, score, former_likelihood_id, former_impact_id, former_score),
      LATERAL public.matrix_of_score(stored.organisation_id, likelihood_id, impact_id, score) AS matrix
      WHERE (likelihood_id, impact_id, score) IS DISTINCT FROM (former_likelihood_id, former_impact_id, former_score);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION matrix_of_score, keep_scores FROM PUBLIC;
GRANT EXECUTE ON FUNCTION matrix_of_score TO attest_app;
--> statement-breakpoint
-- Scores from before the history count from the day their risk was added. Forced row-level security would hide them.
ALTER TABLE record NO FORCE ROW LEVEL SECURITY;
ALTER TABLE risk NO FORCE ROW LEVEL SECURITY;
ALTER TABLE risk_likelihood NO FORCE ROW LEVEL SECURITY;
ALTER TABLE risk_impact NO FORCE ROW LEVEL SECURITY;
ALTER TABLE risk_rating NO FORCE ROW LEVEL SECURITY;
ALTER TABLE risk_score_change NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO risk_score_change
  SELECT organisation_id, gen_random_uuid(), id, stage, likelihood_id, matrix.likelihood_name, matrix.likelihood_score,
    impact_id, matrix.impact_name, matrix.impact_score, score, matrix.rating_name, 'CREATED', created_at, created_by
  FROM risk JOIN record USING (organisation_id, id), LATERAL (VALUES
    ('inherent', inherent_likelihood_id, inherent_impact_id, inherent_score),
    ('current', current_likelihood_id, current_impact_id, current_score),
    ('residual', residual_likelihood_id, residual_impact_id, residual_score)
  ) AS own(stage, likelihood_id, impact_id, score),
  LATERAL matrix_of_score(organisation_id, likelihood_id, impact_id, score) AS matrix
  WHERE likelihood_id IS NOT NULL OR impact_id IS NOT NULL;
--> statement-breakpoint
ALTER TABLE record FORCE ROW LEVEL SECURITY;
ALTER TABLE risk FORCE ROW LEVEL SECURITY;
ALTER TABLE risk_likelihood FORCE ROW LEVEL SECURITY;
ALTER TABLE risk_impact FORCE ROW LEVEL SECURITY;
ALTER TABLE risk_rating FORCE ROW LEVEL SECURITY;
ALTER TABLE risk_score_change FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TRIGGER scores_added AFTER INSERT ON risk REFERENCING NEW TABLE AS stored
  FOR EACH STATEMENT EXECUTE FUNCTION keep_scores();
CREATE TRIGGER scores_changed AFTER UPDATE ON risk REFERENCING OLD TABLE AS former NEW TABLE AS stored
  FOR EACH STATEMENT EXECUTE FUNCTION keep_scores();
