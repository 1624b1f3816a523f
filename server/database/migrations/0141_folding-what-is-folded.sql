-- Folding what is folded changed it where a compatibility form is made of an apostrophe, a quotation mark or a dash: of `︱`, `‴` or `ŉ`.
-- The same are now alike after compatibility forms are taken apart, too (domain/text/folded.ts).
CREATE OR REPLACE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT normalize(
    replace(replace(replace(replace(
      translate(
        lower(
          regexp_replace(
            translate(
              normalize(translate($1,
                U&'\2018\2019\201B\02B9\02BB\02BC\02BD\02BE\02BF\2032\00B4`\FF07\201C\201D\201E\201F\2033\00AB\00BB\2010\2011\2012\2013\2014\2015\2212',
                '''''''''''''''''''''''''''"""""""-------'),
                NFKD),
              U&'\2018\2019\201B\02B9\02BB\02BC\02BD\02BE\02BF\2032\00B4`\FF07\201C\201D\201E\201F\2033\00AB\00BB\2010\2011\2012\2013\2014\2015\2212',
              '''''''''''''''''''''''''''"""""""-------'),
            '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]',
            '', 'g')
          COLLATE public.natural_order),
        U&'\0142\00F8\0111\00F0\0127\0131\0167\03C2', U&'loddhit\03C3'),
      U&'\00DF', 'ss'), U&'\00E6', 'ae'), U&'\0153', 'oe'), U&'\00FE', 'th'),
    NFC) COLLATE "default"
$$;
--> statement-breakpoint
-- What is stored folded is folded once more, where that changes it. Nothing that counts or inherits changes with it.
ALTER TABLE "record" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "asset_identifier" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "document_entry" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "record" DISABLE TRIGGER USER;
ALTER TABLE "user_account" DISABLE TRIGGER USER;
ALTER TABLE "document_entry" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE record SET search_text = folded(search_text) WHERE search_text <> folded(search_text);
UPDATE user_account SET name = name WHERE search_text <> folded(search_text);
UPDATE document_entry SET name = name WHERE search_text <> folded(search_text);
INSERT INTO asset_identifier SELECT organisation_id, asset_id, likeness, folded(value) FROM asset_identifier
  WHERE likeness IN ('NAME', 'HOST_NAME') AND value <> folded(value) ON CONFLICT DO NOTHING;
DELETE FROM asset_identifier WHERE likeness IN ('NAME', 'HOST_NAME') AND value <> folded(value);
REINDEX INDEX record_live_folded_title;
--> statement-breakpoint
ALTER TABLE "record" ENABLE TRIGGER USER;
ALTER TABLE "user_account" ENABLE TRIGGER USER;
ALTER TABLE "document_entry" ENABLE TRIGGER USER;
ALTER TABLE "record" FORCE ROW LEVEL SECURITY;
ALTER TABLE "asset_identifier" FORCE ROW LEVEL SECURITY;
ALTER TABLE "document_entry" FORCE ROW LEVEL SECURITY;
