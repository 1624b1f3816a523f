SELECT protect_tenant_table('public.saved_view', 'SELECT, INSERT, UPDATE, DELETE');
--> statement-breakpoint
-- A view that is not shared is its owner's alone.
CREATE POLICY own_or_shared ON saved_view AS RESTRICTIVE FOR ALL TO attest_app
  USING (shared OR owner_id = nullif(current_setting('app.user_id', true), '')::uuid);
