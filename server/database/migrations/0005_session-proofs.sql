ALTER TABLE "identity"."session" ADD COLUMN "first_factor_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity"."session" ADD COLUMN "second_factor_at" timestamp (3) with time zone;--> statement-breakpoint
-- A session began with a proof. Whether a code was part of it is not known: null asks for one.
UPDATE "identity"."session" SET "first_factor_at" = "created_at";--> statement-breakpoint
ALTER TABLE "identity"."session" ALTER COLUMN "first_factor_at" SET NOT NULL;
