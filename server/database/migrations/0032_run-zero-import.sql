-- A later import updates devices, and a move locks them.
GRANT UPDATE ON run_zero_asset TO attest_app;
