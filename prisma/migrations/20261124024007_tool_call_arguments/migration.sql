-- CreateTable
CREATE TABLE "tool_call_arguments" (
    "invocationId" UUID NOT NULL,
    "args" TEXT NOT NULL,

    CONSTRAINT "tool_call_arguments_pkey" PRIMARY KEY ("invocationId")
);

-- AddForeignKey
ALTER TABLE "tool_call_arguments" ADD CONSTRAINT "tool_call_arguments_invocationId_fkey" FOREIGN KEY ("invocationId") REFERENCES "tool_invocation"("invocationId") ON DELETE CASCADE ON UPDATE CASCADE;
