-- A day without a time was stored as its midnight: what nobody has changed since the import is known by its day again (decision 060).
ALTER TABLE "incident" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "incident_veris" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "record" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE incident AS held SET
  occurred_at = NULL,
  occurred_in = to_char(held.occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'),
  detected_at = NULL,
  detected_in = CASE
    WHEN said.document #>> '{timeline,discovery,unit}' IN ('Days', 'Weeks')
      AND said.document #>> '{timeline,discovery,value}' ~ '^\d+$'
    THEN to_char(held.detected_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') ELSE held.detected_in END,
  contained_at = NULL
FROM incident_veris AS said JOIN record ON record.organisation_id = said.organisation_id AND record.id = said.incident_id
WHERE said.organisation_id = held.organisation_id AND said.incident_id = held.id
  AND record.version = 1 AND held.status = 'OPEN' AND said.document #> '{plus,attest}' IS NULL
  AND trim(coalesce(said.document #>> '{timeline,incident,time}', '')) = ''
  AND to_char(held.occurred_at AT TIME ZONE 'UTC', 'YYYY-FMMM-FMDD HH24:MI:SS') = concat_ws('-',
    said.document #>> '{timeline,incident,year}', said.document #>> '{timeline,incident,month}',
    said.document #>> '{timeline,incident,day}') || ' 00:00:00';
--> statement-breakpoint
-- Where the time could not be read, the day was left out as well.
WITH found AS (
  SELECT held.organisation_id, held.id,
    held.occurred_in || '-' || lpad(said.document #>> '{timeline,incident,day}', 2, '0') AS day,
    CASE said.document #>> '{timeline,discovery,unit}' WHEN 'Days' THEN 1 WHEN 'Weeks' THEN 7 END AS days,
    CASE WHEN said.document #>> '{timeline,discovery,value}' ~ '^\d{1,4}$'
      THEN (said.document #>> '{timeline,discovery,value}')::integer END AS value
  FROM incident AS held
  JOIN incident_veris AS said ON said.organisation_id = held.organisation_id AND said.incident_id = held.id
  JOIN record ON record.organisation_id = held.organisation_id AND record.id = held.id
  WHERE record.version = 1 AND said.document #> '{plus,attest}' IS NULL AND held.occurred_at IS NULL
    -- A month has no more days than it has.
    AND CASE
      WHEN held.occurred_in ~ '^[1-9]\d{3}-(0[1-9]|1[0-2])$' AND said.document #>> '{timeline,incident,day}' ~ '^[1-9]\d?$'
      THEN (said.document #>> '{timeline,incident,day}')::integer
        <= extract(day FROM (held.occurred_in || '-01')::date + interval '1 month - 1 day')
      ELSE false END
)
UPDATE incident SET occurred_in = found.day,
  detected_in = CASE WHEN found.days IS NULL OR found.value IS NULL THEN incident.detected_in
    ELSE to_char(found.day::date + found.days * found.value, 'YYYY-MM-DD') END
FROM found WHERE incident.organisation_id = found.organisation_id AND incident.id = found.id;
--> statement-breakpoint
ALTER TABLE "incident" FORCE ROW LEVEL SECURITY;
ALTER TABLE "incident_veris" FORCE ROW LEVEL SECURITY;
ALTER TABLE "record" FORCE ROW LEVEL SECURITY;
