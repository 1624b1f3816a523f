-- Former appetites name their categories by id, so that a new name changes no past month (decision 217).
ALTER TABLE risk_appetite_version NO FORCE ROW LEVEL SECURITY;
ALTER TABLE risk_category NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE risk_appetite_version SET categories = (
    SELECT jsonb_agg(
        CASE WHEN category.id IS NULL THEN given.value ELSE given.value || jsonb_build_object('id', category.id) END
        ORDER BY given.place)
      FROM jsonb_array_elements(risk_appetite_version.categories) WITH ORDINALITY AS given(value, place)
      LEFT JOIN risk_category category ON category.organisation_id = risk_appetite_version.organisation_id
        AND category.name = given.value ->> 'name')
  WHERE jsonb_array_length(categories) > 0;
--> statement-breakpoint
ALTER TABLE risk_appetite_version FORCE ROW LEVEL SECURITY;
ALTER TABLE risk_category FORCE ROW LEVEL SECURITY;
