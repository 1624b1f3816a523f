ALTER TABLE "information_asset" ALTER COLUMN "confidentiality" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "information_asset" ALTER COLUMN "confidentiality" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "information_asset" ALTER COLUMN "integrity" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "information_asset" ALTER COLUMN "integrity" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "information_asset" ALTER COLUMN "availability" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "information_asset" ALTER COLUMN "availability" DROP NOT NULL;