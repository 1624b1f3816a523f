-- How many live records of a kind an organisation has, and the revision of their list, so that a list counts neither.

CREATE TABLE "record_total" (
	"organisation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"slot" uuid DEFAULT gen_random_uuid() NOT NULL,
	"live" integer NOT NULL,
	"revision" bigint NOT NULL,
	CONSTRAINT "record_total_organisation_id_kind_slot_pk" PRIMARY KEY("organisation_id","kind","slot")
);
--> statement-breakpoint
DROP INDEX "risk_inherent_score_highest";--> statement-breakpoint
DROP INDEX "risk_current_score_highest";--> statement-breakpoint
DROP INDEX "risk_residual_score_highest";--> statement-breakpoint
ALTER TABLE "record_total" ADD CONSTRAINT "record_total_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "information_asset_confidentiality_rank_descending" ON "information_asset" USING btree ("organisation_id",array_position(array['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'], "confidentiality") desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "information_asset_integrity_rank_descending" ON "information_asset" USING btree ("organisation_id",array_position(array['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'], "integrity") desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "information_asset_availability_rank_descending" ON "information_asset" USING btree ("organisation_id",array_position(array['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'], "availability") desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "information_asset_review_descending" ON "information_asset" USING btree ("organisation_id","review_on" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "regulatory_requirement_country_rank_descending" ON "regulatory_requirement" USING btree ("organisation_id",array_position(array['AF', 'AX', 'AL', 'DZ', 'AS', 'AD', 'AO', 'AI', 'AQ', 'AG', 'AR', 'AM', 'AW', 'AU', 'AT', 'AZ', 'BS', 'BH', 'BD', 'BB', 'BY', 'BE', 'BZ', 'BJ', 'BM', 'BT', 'BO', 'BA', 'BW', 'BV', 'BR', 'IO', 'VG', 'BN', 'BG', 'BF', 'BI', 'KH', 'CM', 'CA', 'CV', 'BQ', 'KY', 'CF', 'TD', 'CL', 'CN', 'CX', 'CC', 'CO', 'KM', 'CG', 'CD', 'CK', 'CR', 'CI', 'HR', 'CU', 'CW', 'CY', 'CZ', 'DK', 'DJ', 'DM', 'DO', 'EC', 'EG', 'SV', 'GQ', 'ER', 'EE', 'SZ', 'ET', 'FK', 'FO', 'FJ', 'FI', 'FR', 'GF', 'PF', 'TF', 'GA', 'GM', 'GE', 'DE', 'GH', 'GI', 'GR', 'GL', 'GD', 'GP', 'GU', 'GT', 'GG', 'GN', 'GW', 'GY', 'HT', 'HM', 'HN', 'HK', 'HU', 'IS', 'IN', 'ID', 'IR', 'IQ', 'IE', 'IM', 'IL', 'IT', 'JM', 'JP', 'JE', 'JO', 'KZ', 'KE', 'KI', 'KW', 'KG', 'LA', 'LV', 'LB', 'LS', 'LR', 'LY', 'LI', 'LT', 'LU', 'MO', 'MG', 'MW', 'MY', 'MV', 'ML', 'MT', 'MH', 'MQ', 'MR', 'MU', 'YT', 'MX', 'FM', 'MD', 'MC', 'MN', 'ME', 'MS', 'MA', 'MZ', 'MM', 'NA', 'NR', 'NP', 'NL', 'NC', 'NZ', 'NI', 'NE', 'NG', 'NU', 'NF', 'KP', 'MK', 'MP', 'NO', 'OM', 'PK', 'PW', 'PS', 'PA', 'PG', 'PY', 'PE', 'PH', 'PN', 'PL', 'PT', 'PR', 'QA', 'RE', 'RO', 'RU', 'RW', 'WS', 'SM', 'ST', 'SA', 'SN', 'RS', 'SC', 'SL', 'SG', 'SX', 'SK', 'SI', 'SB', 'SO', 'ZA', 'GS', 'KR', 'SS', 'ES', 'LK', 'BL', 'SH', 'KN', 'LC', 'MF', 'PM', 'VC', 'SD', 'SR', 'SJ', 'SE', 'CH', 'SY', 'TW', 'TJ', 'TZ', 'TH', 'TL', 'TG', 'TK', 'TO', 'TT', 'TN', 'TR', 'TM', 'TC', 'TV', 'UG', 'UA', 'AE', 'GB', 'US', 'UY', 'UM', 'VI', 'UZ', 'VU', 'VA', 'VE', 'VN', 'WF', 'EH', 'YE', 'ZM', 'ZW'], "country") desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "regulatory_requirement_status_rank_descending" ON "regulatory_requirement" USING btree ("organisation_id",array_position(array['COMPLIANT', 'PARTIALLY', 'NON_COMPLIANT'], "status") desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "regulatory_requirement_last_reviewed_descending" ON "regulatory_requirement" USING btree ("organisation_id","last_reviewed_on" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "regulatory_requirement_due_descending" ON "regulatory_requirement" USING btree ("organisation_id","due_on" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "risk_inherent_score_descending" ON "risk" USING btree ("organisation_id","inherent_score" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "risk_current_score_descending" ON "risk" USING btree ("organisation_id","current_score" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "risk_residual_score_descending" ON "risk" USING btree ("organisation_id","residual_score" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "risk_plan_due_descending" ON "risk" USING btree ("organisation_id","plan_due_on" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "risk_next_review_descending" ON "risk" USING btree ("organisation_id","next_review_on" desc nulls last,"id" desc);
--> statement-breakpoint
-- A slot is rewritten with every change: the free space lets its new version stay in the page, without new index entries.
ALTER TABLE record_total SET (fillfactor = 50);
--> statement-breakpoint
SELECT protect_tenant_table('public.record_total', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
-- Adds to any slot that no other transaction holds, or to a new one: nobody waits, and nobody can wait in a circle.
CREATE FUNCTION add_to_total(organisation uuid, changed_kind text, change integer) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  free uuid;
BEGIN
  SELECT slot INTO free FROM public.record_total
    WHERE organisation_id = organisation AND kind = changed_kind LIMIT 1 FOR UPDATE SKIP LOCKED;
  IF FOUND THEN
    UPDATE public.record_total SET live = live + change, revision = revision + 1
      WHERE organisation_id = organisation AND kind = changed_kind AND slot = free;
  ELSE
    INSERT INTO public.record_total VALUES (organisation, changed_kind, DEFAULT, change, 1);
  END IF;
END $$;
--> statement-breakpoint
-- Once a statement, not a row: a removal of many records is one change of the total.
CREATE FUNCTION count_records() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM public.add_to_total(organisation_id, kind, count(*) FILTER (WHERE deleted_at IS NULL)::integer)
      FROM added GROUP BY organisation_id, kind;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM public.add_to_total(organisation_id, kind, -count(*) FILTER (WHERE deleted_at IS NULL)::integer)
      FROM removed GROUP BY organisation_id, kind;
  ELSE
    PERFORM public.add_to_total(organisation_id, kind, sum(change)::integer)
      FROM (SELECT organisation_id, kind, (deleted_at IS NULL)::integer AS change FROM added
        UNION ALL SELECT organisation_id, kind, -(deleted_at IS NULL)::integer FROM removed) AS changes
      GROUP BY organisation_id, kind;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A change of a register's own table, such as a new score: the order or the filter of its list may show it. The start
-- creates this trigger for every register (../record-kinds.ts), with the kind as its argument.
CREATE FUNCTION revise_list() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  PERFORM public.add_to_total(organisation_id, TG_ARGV[0], 0) FROM added GROUP BY organisation_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION add_to_total, count_records, revise_list FROM PUBLIC;
GRANT EXECUTE ON FUNCTION add_to_total TO attest_app;
--> statement-breakpoint
-- Forced row-level security would hide every row from the owner, and with them what there is to count.
ALTER TABLE record NO FORCE ROW LEVEL SECURITY;
ALTER TABLE record_total NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO record_total (organisation_id, kind, live, revision)
  SELECT organisation_id, kind, count(*) FILTER (WHERE deleted_at IS NULL), 1 FROM record GROUP BY organisation_id, kind;
--> statement-breakpoint
ALTER TABLE record FORCE ROW LEVEL SECURITY;
ALTER TABLE record_total FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON record REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_records();
CREATE TRIGGER count_changed AFTER UPDATE ON record REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_records();
CREATE TRIGGER count_removed AFTER DELETE ON record REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_records();
