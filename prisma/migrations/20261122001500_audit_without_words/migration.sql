-- Entries of former versions held words of people: names of keys, reasons of retries. Entries name records by their ids alone now.
ALTER TABLE "audit_event" DISABLE TRIGGER "audit_event_append_only";
UPDATE "audit_event" SET "details" = "details" - 'name' - 'reason' WHERE "action" IN ('api_key.create', 'goal_job.retry');
ALTER TABLE "audit_event" ENABLE TRIGGER "audit_event_append_only";
