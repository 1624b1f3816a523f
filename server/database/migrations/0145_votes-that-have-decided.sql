-- What votes have decided stays decided, even if someone leaves afterwards (decision 156).
ALTER TABLE "change_management_process" ADD COLUMN "agreed_round" integer;
--> statement-breakpoint
ALTER TABLE "change_management_process" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Of an emergency that is not closed, the next vote says whether enough have agreed.
UPDATE change_management_process SET agreed_round = round
  WHERE type = 'NORMAL' AND status IN ('SCHEDULED', 'IMPLEMENT', 'REVIEW', 'CLOSED') OR type = 'EMERGENCY' AND status = 'CLOSED';
--> statement-breakpoint
ALTER TABLE "change_management_process" FORCE ROW LEVEL SECURITY;
