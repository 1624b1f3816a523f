ALTER TABLE "import_row" DROP CONSTRAINT "import_row_undo";--> statement-breakpoint
ALTER TABLE "import_row" DROP CONSTRAINT "import_row_record";
--> statement-breakpoint
DROP INDEX "import_row_of_record";--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_undo" CHECK ("import_row"."undo" in ('UNDONE', 'CHANGED', 'IN_USE', 'MISSING'));