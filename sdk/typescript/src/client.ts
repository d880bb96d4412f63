import { type CallOptions, type ClientOptions, Transport } from "./core/transport.ts";
import { Files } from "./files.ts";
import { CallGroups } from "./generated/calls.ts";
import type { SignedIn, SignInBody, TokenPair } from "./generated/models.ts";
import { GoalJobs } from "./goal-jobs.ts";

/** The service as an object: `new GoalMode({ baseUrl, apiKey })`. Every operation of the API is a method of one of its groups. */
export class GoalMode extends CallGroups {
	readonly transport: Transport;
	readonly files: Files;
	readonly goalJobs: GoalJobs;

	constructor(options: ClientOptions) {
		const transport = new Transport(options);
		super(transport);
		this.transport = transport;
		this.files = new Files(transport);
		this.goalJobs = new GoalJobs(transport, this.files);
	}

	/** Signs in and keeps the tokens, which are renewed by themselves from then on. */
	async signIn(credentials: SignInBody, options?: CallOptions): Promise<SignedIn> {
		const signedIn = await this.auth.signIn(credentials, options);
		this.transport.keyring.replace(signedIn);
		return signedIn;
	}

	/** Begins as a guest, within the free allowance. */
	async signInAsGuest(options?: CallOptions): Promise<TokenPair> {
		const tokens = await this.auth.startGuestSession(options);
		this.transport.keyring.replace(tokens);
		return tokens;
	}

	/** Any call of the API by its method and path, `/api/v1` or not. */
	request<T = unknown>(
		method: string,
		path: string,
		asked: { readonly body?: unknown; readonly query?: Record<string, string | number | boolean | string[]> } = {},
		options?: CallOptions,
	): Promise<T> {
		const bare = path.replace(/^\/api\/v1(?=\/)/, "");
		if (!bare.startsWith("/")) throw new TypeError(`A path begins with a slash: ${path}`);
		return this.transport.call<T>(method.toUpperCase(), bare, asked, options);
	}
}
