import { z } from "zod";

const Person = z.string().nullable();
/** In which the mail says its times; null says them in UTC. */
const TimeZone = z.string().nullable().default(null);

/** Of a mail that can be stopped: the page that does it, and what mail programs call to do it at once. */
const Stop = z.object({ pageUrl: z.url(), oneClickUrl: z.url() });

const Waiting = {
	name: Person,
	timeZone: TimeZone,
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
	z.object({
		template: z.literal("password_changed"),
		name: Person,
		resetUrl: z.url(),
		timeZone: TimeZone,
		changedAt: z.iso.datetime(),
		endedApiKeys: z.boolean().default(false),
	}),
	z.object({
		template: z.literal("session_revoked"),
		name: Person,
		resetUrl: z.url(),
		timeZone: TimeZone,
		device: z.string().nullable(),
		revokedAt: z.iso.datetime(),
	}),
	z.object({
		template: z.literal("new_device"),
		name: Person,
		timeZone: TimeZone,
		device: z.string(),
		place: z.string().nullable(),
		signedInAt: z.iso.datetime(),
		sessionsUrl: z.url(),
		resetUrl: z.url(),
	}),
	z.object({
		template: z.literal("api_key_created"),
		name: Person,
		timeZone: TimeZone,
		keyName: z.string(),
		prefix: z.string(),
		scopes: z.array(z.string()),
		createdAt: z.iso.datetime(),
		expiresAt: z.iso.datetime().nullable(),
		keysUrl: z.url(),
	}),
	z.object({
		template: z.literal("export_ready"),
		name: Person,
		timeZone: TimeZone,
		fileCount: z.int(),
		leftOut: z.int(),
		until: z.iso.datetime(),
		dataUrl: z.url(),
	}),
	z.object({
		template: z.literal("receipt"),
		name: Person,
		timeZone: TimeZone,
		/** In the smallest unit of the currency, as cents. */
		amountMinor: z.int(),
		/** ISO 4217. */
		currency: z.string().length(3),
		bought: z.string(),
		transactionId: z.string(),
		paidAt: z.iso.datetime(),
		creditsUrl: z.url(),
	}),
	z.object({
		template: z.literal("sign_in_method_changed"),
		name: Person,
		timeZone: TimeZone,
		provider: z.string(),
		change: z.enum(["linked", "unlinked"]),
		methodsUrl: z.url(),
		changedAt: z.iso.datetime(),
	}),
	z.object({
		template: z.literal("low_balance"),
		name: Person,
		/** In words, as "$0.35" or "35 credits". */
		left: z.string(),
		/** When the free allowance begins anew, a month's first moment in UTC. */
		renewsAt: z.iso.datetime(),
		creditsUrl: z.url(),
		stop: Stop,
	}),
	z.object({ template: z.literal("newsletter"), name: Person, subject: z.string(), markdown: z.string(), stop: Stop }),
	z.object({
		template: z.literal("application_reminder"),
		name: Person,
		/** What it is about, each with where its person stands in words. */
		applications: z.array(z.object({ title: z.string(), company: z.string(), status: z.string(), notes: z.string() })).min(1),
		/** Beyond those. */
		more: z.int(),
		applicationsUrl: z.url(),
		stop: Stop,
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
