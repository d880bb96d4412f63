import { z } from "zod";
import { USUAL_SCOPES } from "@/lib/accounts/api-keys/scopes";
import { NewPassword } from "@/lib/accounts/passwords/password-policy";
import { SCOPES } from "@/lib/platform/context";

/** Control characters, and those that turn the direction of what stands around them: names stand in mails and lists of others' making. */
const UNFIT = "\\u0000-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069";
const UNFIT_FOR_NAMES = new RegExp(`[${UNFIT}]`);
const ONE_LINE = "A name is one line of text, without hidden control characters.";

/** A name that somebody gives: one line, not blank once it is trimmed. */
const nameOf = (longest: number) =>
	z
		.string()
		.trim()
		.min(1)
		.max(longest)
		.refine((name) => !UNFIT_FOR_NAMES.test(name), ONE_LINE)
		.meta({ pattern: `^[^${UNFIT}]*[^\\s${UNFIT}][^${UNFIT}]*$` });

const Timestamp = z.iso.datetime();

/** A local part of at most 64 characters and a domain of labels of at most 63 (RFC 5321). */
const EMAIL = /^(?=[^@]{1,64}@)[\w'+-]+(\.[\w'+-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/** An address as accounts know it: trimmed, lower case. */
export const EmailAddress = z
	.string()
	.trim()
	.toLowerCase()
	.max(254, "An e-mail address has at most 254 characters.")
	.pipe(z.email({ pattern: EMAIL, error: "Enter an e-mail address." }))
	.meta({ format: "email", pattern: EMAIL.source });

/** A password that is only compared, so it may be any that was once allowed. */
const GivenPassword = z.string().min(1, "Enter your password.").max(128, "A password has at most 128 characters.");
const MailedToken = z.string().min(1, "The link is not complete.").max(200, "This is not one of our links.");

const DisplayName = nameOf(100);

/** Language, script, region and variants. */
const LANGUAGE_TAG = /^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))?$/;

function isLanguageTag(tag: string): boolean {
	try {
		return Intl.getCanonicalLocales(tag).length === 1;
	} catch {
		return false;
	}
}

const Locale = z
	.string()
	.max(20)
	.regex(LANGUAGE_TAG, "Use a BCP 47 language tag, such as en or pt-BR.")
	.refine(isLanguageTag, "Use a BCP 47 language tag, such as en or pt-BR.");

function isTimeZone(name: string): boolean {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
	} catch {
		return false;
	}
}

const TimeZone = z
	.string()
	.max(64)
	.refine((name) => /^[A-Za-z]/.test(name) && isTimeZone(name), "Use the name of a time zone, such as Europe/Paris or UTC.")
	.describe("An IANA name, as Europe/Paris; mails and pages say times in it")
	.meta({ format: "iana-time-zone" });

export const SignUpBody = z.object({
	email: EmailAddress,
	password: NewPassword,
	fullName: z
		.string()
		.trim()
		.max(100, "Use at most 100 characters.")
		.refine((name) => !UNFIT_FOR_NAMES.test(name), ONE_LINE)
		.transform((name) => name || null)
		.meta({ pattern: `^[^${UNFIT}]*$` })
		.nullish(),
	newsletter: z.boolean().default(false),
});
export const SignInBody = z.object({ email: EmailAddress, password: GivenPassword });
export const RefreshBody = z.object({ refreshToken: z.string().min(1).max(4000) });
export const SignOutBody = z.object({ refreshToken: z.string().max(4000) });
export const MailedTokenBody = z.object({ token: MailedToken });
export const EmailBody = z.object({ email: EmailAddress });
const KeepApiKeys = z
	.boolean()
	.default(false)
	.describe("Whoever needs a new password may have lost control of the account, so its API keys end too unless this is true.");
export const ResetPasswordBody = z.object({ token: MailedToken, newPassword: NewPassword, keepApiKeys: KeepApiKeys });
export const ChangePasswordBody = z.object({ currentPassword: GivenPassword, newPassword: NewPassword, keepApiKeys: KeepApiKeys });
export const UpdateProfileBody = z.object({ displayName: DisplayName.nullish(), locale: Locale.nullish(), timeZone: TimeZone.nullish() });
export const UpdatePreferencesBody = z.object({
	newsletter: z.boolean().nullish(),
	productUpdates: z.boolean().nullish(),
	securityAlerts: z.boolean().nullish(),
	runWaiting: z.boolean().nullish().describe("A run waits for you"),
	runExpiring: z.boolean().nullish().describe("A run that waits for you is closed in a day"),
	runFinished: z.boolean().nullish().describe("A run has ended"),
	reminders: z.boolean().nullish().describe("It is the day of a reminder of an application"),
	lowBalance: z.boolean().nullish().describe("The credits of the month run low"),
});
export const ApiKeyScope = z.enum(SCOPES);

export const CreateApiKeyBody = z.object({
	name: nameOf(80),
	expiresAt: z.iso
		.datetime({ offset: true })
		.refine((time) => new Date(time).getTime() > Date.now(), "Must be in the future.")
		.describe("Must be in the future")
		.nullish(),
	scopes: z
		.array(ApiKeyScope)
		.min(1, "Name at least one scope.")
		.max(SCOPES.length)
		.refine((scopes) => new Set(scopes).size === scopes.length, "Name each scope once.")
		.meta({ uniqueItems: true })
		.default(USUAL_SCOPES),
});

export type SignUpBody = z.output<typeof SignUpBody>;
export type SignInBody = z.output<typeof SignInBody>;
export type ResetPasswordBody = z.output<typeof ResetPasswordBody>;
export type ChangePasswordBody = z.output<typeof ChangePasswordBody>;
export type UpdateProfileBody = z.output<typeof UpdateProfileBody>;
export type UpdatePreferencesBody = z.output<typeof UpdatePreferencesBody>;
export type CreateApiKeyBody = z.output<typeof CreateApiKeyBody>;

/** `email` is null for a guest. */
export const User = z.object({
	id: z.uuid(),
	email: z.email().nullable(),
	name: z.string(),
	emailVerified: z.boolean(),
	locale: z.string().nullable(),
	/** An addition to the contract. */
	timeZone: z.string().nullable(),
	tier: z.enum(["free", "pro"]),
	createdAt: Timestamp,
	updatedAt: Timestamp,
});
export const TokenPair = z.object({ accessToken: z.string(), refreshToken: z.string(), expiresAt: Timestamp });
export const SignedIn = TokenPair.extend({ user: User });
export const SignedUp = z.object({ user: User, message: z.string(), requiresVerification: z.boolean() });
export const Acknowledged = z.object({ message: z.string(), success: z.boolean() });
export const Preferences = z.object({
	newsletter: z.boolean(),
	productUpdates: z.boolean(),
	securityAlerts: z.boolean(),
	// Additions to the contract: mails about runs and credits.
	runWaiting: z.boolean(),
	runExpiring: z.boolean(),
	runFinished: z.boolean(),
	reminders: z.boolean(),
	lowBalance: z.boolean(),
});
/** The mails that a link in them stops: all that can be declined, but those about safety. */
export const StoppableMail = Preferences.omit({ securityAlerts: true }).keyof();
export type StoppableMail = z.infer<typeof StoppableMail>;
export const UnsubscribeQuery = z.object({ token: z.string().min(1).max(1000) });
export const Unsubscribed = z.object({ success: z.literal(true), message: z.string(), preference: StoppableMail });
export type Unsubscribed = z.infer<typeof Unsubscribed>;
export const ApiKey = z.object({
	keyId: z.uuid(),
	name: z.string(),
	prefix: z.string(),
	scopes: z.array(ApiKeyScope),
	createdAt: Timestamp,
	lastUsedAt: Timestamp.nullable(),
	expiresAt: Timestamp.nullable(),
});
export const CreatedApiKey = ApiKey.extend({ key: z.string() });
export const ApiKeyList = z.object({ items: z.array(ApiKey), nextCursor: z.string().nullable() });
export const ListApiKeysQuery = z.object({ limit: z.coerce.number().int().min(1).max(100).default(20), cursor: z.string().optional() });
export const ListSessionsQuery = z.object({ limit: z.coerce.number().int().min(1).max(100).default(50), cursor: z.string().optional() });
export const SessionList = z.object({
	items: z.array(
		z.object({
			sessionId: z.uuid(),
			/** The one that asks. */
			isCurrent: z.boolean(),
			/** As its program calls itself. */
			device: z.object({
				name: z.string(),
				kind: z.enum(["computer", "phone", "tablet", "program", "unknown"]),
				browser: z.string().nullable(),
				system: z.string().nullable(),
			}),
			place: z.string().nullable().describe("Known only where the service has a database of places"),
			createdAt: Timestamp,
			lastUsedAt: Timestamp.describe("To the minute"),
			expiresAt: Timestamp,
		}),
	),
	nextCursor: z.string().nullable(),
});
export type SessionList = z.infer<typeof SessionList>;
export const EndedSessions = z.object({ success: z.literal(true), ended: z.number().int() });
export const Deleted = z.object({ success: z.literal(true) });

export type User = z.infer<typeof User>;
export type TokenPair = z.infer<typeof TokenPair>;
export type SignedIn = z.infer<typeof SignedIn>;
export type SignedUp = z.infer<typeof SignedUp>;
export type Acknowledged = z.infer<typeof Acknowledged>;
export type Preferences = z.infer<typeof Preferences>;
