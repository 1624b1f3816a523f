ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";--> statement-breakpoint
ALTER TABLE "notification_setting" DROP CONSTRAINT "notification_setting_kind";--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK ("notification"."kind" in ('assigned', 'updated', 'removed', 'restored', 'mention', 'watched', 'acceptance', 'policyStep', 'assessmentStep', 'scoreProposal', 'mailLimit', 'incidentAlert', 'incidentUnowned', 'dueSoon', 'overdue'));--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_kind" CHECK ("notification_setting"."kind" in ('assigned', 'updated', 'removed', 'restored', 'mention', 'watched', 'acceptance', 'policyStep', 'assessmentStep', 'scoreProposal', 'mailLimit', 'incidentAlert', 'incidentUnowned', 'dueSoon', 'overdue'));--> statement-breakpoint
-- A text as searches compare it: the rule of domain/folded.ts. Immutable, so that an index may have it.
CREATE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT normalize(
    replace(replace(replace(replace(
      translate(
        lower(
          regexp_replace(
            normalize(
              translate($1,
                U&'\2018\2019\201B\02B9\02BB\02BC\02BD\02BE\02BF\2032\00B4`\FF07\201C\201D\201E\201F\2033\00AB\00BB\2010\2011\2012\2013\2014\2015\2212',
                '''''''''''''''''''''''''''"""""""-------'),
              NFKD),
            '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]',
            '', 'g')
          COLLATE public.natural_order),
        U&'\0142\00F8\0111\00F0\0127\0131\0167\03C2', U&'loddhit\03C3'),
      U&'\00DF', 'ss'), U&'\00E6', 'ae'), U&'\0153', 'oe'), U&'\00FE', 'th'),
    NFC) COLLATE "default"
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION folded FROM PUBLIC;
GRANT EXECUTE ON FUNCTION folded TO attest_app, attest_platform;
--> statement-breakpoint
-- Kept folded from now on, so that a search compares it as it is. Nothing that counts or inherits changes with it.
ALTER TABLE "record" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "record" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE record SET search_text = folded(search_text);--> statement-breakpoint
ALTER TABLE "record" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "record" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_records(kind text, pattern text) RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT record.id FROM public.record
  WHERE record.organisation_id = nullif(current_setting('app.organisation_id', true), '')::uuid
    AND record.kind = search_records.kind
    AND record.search_text LIKE pattern
    AND record.deleted_at IS NULL
$$;
