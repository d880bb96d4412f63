-- CreateIndex
CREATE INDEX "mail_message_toAddress_createdAt_idx" ON "mail_message"("toAddress", "createdAt");
