-- The words that the reference names: a call that ended well has succeeded, one that was cut off says by what.
UPDATE "tool_invocation" SET "status" = CASE
  WHEN "status" = 'finished' THEN 'succeeded'
  WHEN "errorCode" = 'TOOL_TIMEOUT' THEN 'timeout'
  WHEN "errorCode" = 'JOB_CANCELLED' THEN 'cancelled'
  ELSE "status" END
WHERE "status" = 'finished' OR ("status" = 'failed' AND "errorCode" IN ('TOOL_TIMEOUT', 'JOB_CANCELLED'));
