ALTER TABLE "user_account" ADD COLUMN "demo" text;--> statement-breakpoint
ALTER TABLE "identity"."user" ADD COLUMN "demo" text;--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_demo" CHECK ("user_account"."demo" in ('open', 'closed'));--> statement-breakpoint
ALTER TABLE "identity"."user" ADD CONSTRAINT "user_demo_is_known" CHECK ("identity"."user"."demo" in ('open', 'closed'));--> statement-breakpoint
-- Before there was a mark, the demo's users were known by their addresses. `.example` is reserved (RFC 2606): no mail
-- reaches anybody there, so that nobody else can have verified one of them.
UPDATE "identity"."user" SET "demo" = 'open' WHERE "id" IN (
  SELECT "user_id" FROM "identity"."email_address" WHERE "email_address" IN (
    'admin@attest.example', 'assessor@attest.example', 'auditor@attest.example', 'both@attest.example',
    'consultant@attest.example', 'manager@attest.example', 'meridian@attest.example', 'mfa@attest.example',
    'none@attest.example', 'pending@attest.example', 'platform@attest.example', 'super@attest.example',
    'viewer@attest.example'
  )
);
--> statement-breakpoint
UPDATE "user_account" SET "demo" = 'open' WHERE "subject" IN (SELECT "id" FROM "identity"."user" WHERE "demo" = 'open');
