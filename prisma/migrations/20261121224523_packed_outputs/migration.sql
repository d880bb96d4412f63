-- What is kept already stays as its JSON text. New long outputs come deflated, so the database need not pack them itself.
ALTER TABLE "step_result" ALTER COLUMN "output" TYPE BYTEA USING convert_to("output", 'UTF8');
ALTER TABLE "step_result" ALTER COLUMN "output" SET STORAGE EXTERNAL;
