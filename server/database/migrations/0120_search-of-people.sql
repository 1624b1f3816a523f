-- The erasure of a person changes the name that is folded here.
GRANT EXECUTE ON FUNCTION folded TO attest_erase;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(name || E'\n' || email)) STORED NOT NULL;
