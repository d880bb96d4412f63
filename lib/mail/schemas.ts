import { z } from "zod";

const Person = z.string().nullable();

/** Every mail that the service sends, with what its text needs. */
export const MailContent = z.discriminatedUnion("template", [
	z.object({ template: z.literal("verify_email"), name: Person, verifyUrl: z.url() }),
	z.object({ template: z.literal("existing_account"), name: Person, signInUrl: z.url(), resetUrl: z.url() }),
	z.object({ template: z.literal("reset_password"), name: Person, resetUrl: z.url() }),
	z.object({ template: z.literal("password_changed"), name: Person, resetUrl: z.url(), changedAt: z.iso.datetime(), endedApiKeys: z.boolean().default(false) }),
	z.object({ template: z.literal("session_revoked"), name: Person, resetUrl: z.url(), device: z.string().nullable(), revokedAt: z.iso.datetime() }),
]);
export type MailContent = z.infer<typeof MailContent>;
