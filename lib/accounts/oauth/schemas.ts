import { z } from "zod";
import { PROVIDERS } from "./names";

const Timestamp = z.iso.datetime();

export const StartQuery = z.object({
	redirect_to: z.string().default("/").describe("A path of this site to come back to"),
	again: z.enum(["yes"]).optional().describe("Of somebody signed in: proves once more who that is, by a provider that the account has linked"),
	link: z.string().max(2_000).optional().describe("From starting a link: adds the provider to the account"),
});
/** Either `code` or `error`. What is missing is refused as the redirect that it is, so nothing is required here. */
export const CallbackQuery = z.object({
	code: z.string().max(4_000).optional(),
	state: z.string().max(500).optional(),
	error: z.string().max(500).optional(),
	error_description: z.string().max(4_000).optional(),
	iss: z.string().max(2_000).optional().describe("Who answers (RFC 9207)"),
});

export const MethodParams = z.object({ provider: z.enum(PROVIDERS) });
export const LinkedProvider = z.object({
	provider: z.enum(PROVIDERS),
	isOffered: z.boolean().describe("Whether this service offers the provider now"),
	accountName: z.string().nullable().describe("What the person is called there; null when it is not linked"),
	linkedAt: Timestamp.nullable(),
	lastUsedAt: Timestamp.nullable(),
});
export const SignInMethods = z.object({ hasPassword: z.boolean(), providers: z.array(LinkedProvider) });
export const LinkStart = z.object({ startUrl: z.string().describe("A path to open in the browser in which the account is signed in, within two minutes") });

export type StartQuery = z.output<typeof StartQuery>;
export type CallbackQuery = z.output<typeof CallbackQuery>;
export type LinkedProvider = z.infer<typeof LinkedProvider>;
export type SignInMethods = z.infer<typeof SignInMethods>;
