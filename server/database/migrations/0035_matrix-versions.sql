CREATE TABLE "risk_matrix_version" (
	"organisation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" uuid,
	"written_by" "xid8" NOT NULL,
	"matrix" jsonb NOT NULL,
	CONSTRAINT "risk_matrix_version_organisation_id_number_pk" PRIMARY KEY("organisation_id","number")
);
--> statement-breakpoint
ALTER TABLE "risk_score_change" ADD COLUMN "matrix_version" integer;--> statement-breakpoint
ALTER TABLE "risk_matrix_version" ADD CONSTRAINT "risk_matrix_version_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_matrix_version" ADD CONSTRAINT "risk_matrix_version_changed_by" FOREIGN KEY ("organisation_id","changed_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
SELECT protect_tenant_table('public.risk_matrix_version', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
-- A version is final once its transaction ends.
CREATE POLICY own_transaction ON risk_matrix_version AS RESTRICTIVE FOR UPDATE TO attest_app
  USING (written_by = pg_current_xact_id());
--> statement-breakpoint
-- The matrix of an organisation as it is now.
CREATE FUNCTION matrix_of(organisation uuid) RETURNS jsonb
LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT jsonb_build_object(
    'likelihoods', (SELECT coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'name', name, 'score', score, 'colour', colour, 'active', active) ORDER BY score, position, id), '[]')
      FROM public.risk_likelihood WHERE organisation_id = organisation),
    'impacts', (SELECT coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'name', name, 'score', score, 'colour', colour, 'active', active) ORDER BY score, position, id), '[]')
      FROM public.risk_impact WHERE organisation_id = organisation),
    'bands', (SELECT coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'name', name, 'minimumScore', minimum_score, 'reviewMonths', review_months, 'colour', colour)
        ORDER BY minimum_score), '[]')
      FROM public.risk_rating WHERE organisation_id = organisation))
$$;
--> statement-breakpoint
-- Whoever changes the matrix waits here for those who are changing it, after locking the rows to be changed.
CREATE FUNCTION hold_matrix(organisation uuid) RETURNS void
LANGUAGE sql SET search_path = pg_catalog AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('risk_matrix ' || organisation, 0))
$$;
--> statement-breakpoint
-- One version a transaction, whatever changes the matrix.
CREATE FUNCTION keep_matrix() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  organisation uuid;
  newest record;
  kept jsonb;
BEGIN
  FOR organisation IN SELECT DISTINCT organisation_id FROM changed LOOP
    PERFORM public.hold_matrix(organisation);
    SELECT number, written_by, matrix INTO newest FROM public.risk_matrix_version
      WHERE organisation_id = organisation ORDER BY number DESC LIMIT 1;
    kept := public.matrix_of(organisation);
    CONTINUE WHEN newest.matrix = kept;
    IF newest.written_by = pg_current_xact_id() THEN
      UPDATE public.risk_matrix_version SET matrix = kept
        WHERE organisation_id = organisation AND number = newest.number;
    ELSE
      INSERT INTO public.risk_matrix_version (organisation_id, number, at, changed_by, written_by, matrix)
        VALUES (organisation, coalesce(newest.number, 0) + 1,
          coalesce(nullif(current_setting('app.changed_at', true), '')::timestamptz, clock_timestamp()),
          (SELECT user_id FROM public.organisation_person WHERE organisation_id = organisation
            AND user_id = nullif(current_setting('app.user_id', true), '')::uuid),
          pg_current_xact_id(), kept);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION hold_matrix, matrix_of, keep_matrix FROM PUBLIC;
GRANT EXECUTE ON FUNCTION hold_matrix, matrix_of TO attest_app;
--> statement-breakpoint
CREATE TRIGGER matrix_added AFTER INSERT ON risk_likelihood REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_matrix();
CREATE TRIGGER matrix_changed AFTER UPDATE ON risk_likelihood REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_matrix();
CREATE TRIGGER matrix_removed AFTER DELETE ON risk_likelihood REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_matrix();
CREATE TRIGGER matrix_added AFTER INSERT ON risk_impact REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_matrix();
CREATE TRIGGER matrix_changed AFTER UPDATE ON risk_impact REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_matrix();
CREATE TRIGGER matrix_removed AFTER DELETE ON risk_impact REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_matrix();
CREATE TRIGGER matrix_added AFTER INSERT ON risk_rating REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_matrix();
CREATE TRIGGER matrix_changed AFTER UPDATE ON risk_rating REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_matrix();
CREATE TRIGGER matrix_removed AFTER DELETE ON risk_rating REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_matrix();
--> statement-breakpoint
-- Every matrix that exists becomes the first version of its organisation. Forced row-level security would hide them.
ALTER TABLE risk_likelihood NO FORCE ROW LEVEL SECURITY;
ALTER TABLE risk_impact NO FORCE ROW LEVEL SECURITY;
ALTER TABLE risk_rating NO FORCE ROW LEVEL SECURITY;
ALTER TABLE risk_matrix_version NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO risk_matrix_version (organisation_id, number, written_by, matrix)
  SELECT id, 1, pg_current_xact_id(), matrix_of(id) FROM organisation
    WHERE matrix_of(id) <> '{"likelihoods": [], "impacts": [], "bands": []}';
--> statement-breakpoint
ALTER TABLE risk_likelihood FORCE ROW LEVEL SECURITY;
ALTER TABLE risk_impact FORCE ROW LEVEL SECURITY;
ALTER TABLE risk_rating FORCE ROW LEVEL SECURITY;
ALTER TABLE risk_matrix_version FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- As before, with the version of the matrix. Steps and bands are joined once a statement instead of read for each score.
CREATE OR REPLACE FUNCTION keep_scores() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  person uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  at timestamptz := coalesce(nullif(current_setting('app.changed_at', true), '')::timestamptz, clock_timestamp());
  cause text := coalesce(
    nullif(current_setting('app.cause', true), ''), CASE TG_OP WHEN 'INSERT' THEN 'CREATED' ELSE 'EDITED' END);
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO public.risk_score_change
      SELECT stored.organisation_id, gen_random_uuid(), stored.id, stage, likelihood_id, likelihood.name,
        likelihood.score, impact_id, impact.name, impact.score, own.score, band.name, cause, at, author.user_id,
        matrix.number
      FROM stored CROSS JOIN LATERAL (VALUES
        ('inherent', inherent_likelihood_id, inherent_impact_id, inherent_score),
        ('current', current_likelihood_id, current_impact_id, current_score),
        ('residual', residual_likelihood_id, residual_impact_id, residual_score)
      ) AS own(stage, likelihood_id, impact_id, score)
      LEFT JOIN public.risk_likelihood AS likelihood
        ON likelihood.organisation_id = stored.organisation_id AND likelihood.id = likelihood_id
      LEFT JOIN public.risk_impact AS impact
        ON impact.organisation_id = stored.organisation_id AND impact.id = impact_id
      LEFT JOIN LATERAL (
        SELECT name FROM public.risk_rating
          WHERE organisation_id = stored.organisation_id AND minimum_score <= own.score
          ORDER BY minimum_score DESC LIMIT 1
      ) AS band ON true
      LEFT JOIN public.organisation_person AS author
        ON author.organisation_id = stored.organisation_id AND author.user_id = person
      LEFT JOIN (SELECT organisation_id, max(number) AS number FROM public.risk_matrix_version GROUP BY organisation_id)
        AS matrix ON matrix.organisation_id = stored.organisation_id
      WHERE likelihood_id IS NOT NULL OR impact_id IS NOT NULL;
  ELSE
    INSERT INTO public.risk_score_change
      SELECT stored.organisation_id, gen_random_uuid(), stored.id, stage, likelihood_id, likelihood.name,
        likelihood.score, impact_id, impact.name, impact.score, own.score, band.name, cause, at, author.user_id,
        matrix.number
      FROM stored JOIN former ON former.organisation_id = stored.organisation_id AND former.id = stored.id
      CROSS JOIN LATERAL (VALUES
        ('inherent', stored.inherent_likelihood_id, stored.inherent_impact_id, stored.inherent_score,
          former.inherent_likelihood_id, former.inherent_impact_id, former.inherent_score),
        ('current', stored.current_likelihood_id, stored.current_impact_id, stored.current_score,
          former.current_likelihood_id, former.current_impact_id, former.current_score),
        ('residual', stored.residual_likelihood_id, stored.residual_impact_id, stored.residual_score,
          former.residual_likelihood_id, former.residual_impact_id, former.residual_score)
      ) AS own(stage, likelihood_id, impact_id, score, former_likelihood_id, former_impact_id, former_score)
      LEFT JOIN public.risk_likelihood AS likelihood
        ON likelihood.organisation_id = stored.organisation_id AND likelihood.id = likelihood_id
      LEFT JOIN public.risk_impact AS impact
        ON impact.organisation_id = stored.organisation_id AND impact.id = impact_id
      LEFT JOIN LATERAL (
        SELECT name FROM public.risk_rating
          WHERE organisation_id = stored.organisation_id AND minimum_score <= own.score
          ORDER BY minimum_score DESC LIMIT 1
      ) AS band ON true
      LEFT JOIN public.organisation_person AS author
        ON author.organisation_id = stored.organisation_id AND author.user_id = person
      LEFT JOIN (SELECT organisation_id, max(number) AS number FROM public.risk_matrix_version GROUP BY organisation_id)
        AS matrix ON matrix.organisation_id = stored.organisation_id
      WHERE (likelihood_id, impact_id, own.score)
        IS DISTINCT FROM (former_likelihood_id, former_impact_id, former_score);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP FUNCTION matrix_of_score;
