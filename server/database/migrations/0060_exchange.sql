ALTER TABLE "data_import" ALTER COLUMN "reading" SET DEFAULT '{"delimiter":null,"decimalMark":null,"dayOrder":null,"timeZone":"UTC"}'::jsonb;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "numbers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "policy_version" ADD COLUMN "approved_before" text;--> statement-breakpoint
ALTER TABLE "policy_version" ADD CONSTRAINT "policy_version_before" CHECK (approved_before is null or (status = 'APPROVED' and decided_by is null));--> statement-breakpoint
-- The identity finds people as every other search does.
GRANT EXECUTE ON FUNCTION folded TO attest_identity;
