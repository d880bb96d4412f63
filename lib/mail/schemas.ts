import { z } from "zod";

const Person = z.string().nullable();

/** Of a mail that can be stopped: the page that does it, and what mail programs call to do it at once. */
const Stop = z.object({ pageUrl: z.url(), oneClickUrl: z.url() });

const Waiting = {
	name: Person,
	title: z.string(),
	questions: z.array(z.string()),
	runName: z.string(),
	until: z.iso.datetime().nullable(),
	answerUrl: z.url(),
	stop: Stop,
};

/** Every mail that the service sends, with what its text needs. */
export const MailContent = z.discriminatedUnion("template", [
	z.object({ template: z.literal("verify_email"), name: Person, verifyUrl: z.url() }),
	z.object({ template: z.literal("existing_account"), name: Person, signInUrl: z.url(), resetUrl: z.url() }),
	z.object({ template: z.literal("reset_password"), name: Person, resetUrl: z.url() }),
	z.object({ template: z.literal("password_changed"), name: Person, resetUrl: z.url(), changedAt: z.iso.datetime(), endedApiKeys: z.boolean().default(false) }),
	z.object({ template: z.literal("session_revoked"), name: Person, resetUrl: z.url(), device: z.string().nullable(), revokedAt: z.iso.datetime() }),
	z.object({
		template: z.literal("sign_in_method_changed"),
		name: Person,
		provider: z.string(),
		change: z.enum(["linked", "unlinked"]),
		methodsUrl: z.url(),
		changedAt: z.iso.datetime(),
	}),
	z.object({ template: z.literal("run_waiting"), ...Waiting }),
	z.object({ template: z.literal("run_expiring"), ...Waiting }),
	z.object({
		template: z.literal("run_finished"),
		name: Person,
		outcome: z.enum(["completed", "partial", "failed"]),
		runName: z.string(),
		message: z.string().nullable(),
		runUrl: z.url(),
		stop: Stop,
	}),
]);
export type MailContent = z.infer<typeof MailContent>;
