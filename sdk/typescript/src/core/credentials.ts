import type { TokenPair } from "../generated/models.ts";
import { GoalModeError } from "./errors.ts";

/** How calls show who makes them. */
export interface Credentials {
	/** `ck_…`, of Account settings, API keys. */
	readonly apiKey?: string | undefined;
	/** The tokens of a sign-in. The client renews them by itself. */
	readonly tokens?: TokenPair | undefined;
	/** Called with each new pair, to be stored: the one before is used up. */
	readonly onTokens?: (tokens: TokenPair) => void | Promise<void>;
}

/** Seconds before its end at which an access token is renewed, so that it does not end on its way. */
const RENEW_BEFORE_SECONDS = 30;

/** What a key is made of; a header could not carry anything else. */
const PLAIN = /^[\x21-\x7e]+$/;

/** A key without the blanks around it; undefined: none. @throws GoalModeError for what no key can be, such as the placeholder of an example. */
function plainKey(apiKey: string | undefined): string | undefined {
	const key = apiKey?.trim();
	if (!key) return undefined;
	if (!PLAIN.test(key)) throw new GoalModeError("This key is not accepted: it holds a sign that no key has. Make a key in Account settings, API keys.");
	return key;
}

/** Holds the credentials of a client and renews tokens once for all calls that need it. */
export class Keyring {
	readonly #apiKey: string | undefined;
	#tokens: TokenPair | undefined;
	readonly #onTokens: Credentials["onTokens"];
	#renewal: Promise<void> | undefined;

	constructor({ apiKey, tokens, onTokens }: Credentials) {
		this.#apiKey = plainKey(apiKey);
		this.#tokens = tokens;
		this.#onTokens = onTokens;
	}

	get canRenew(): boolean {
		return this.#apiKey === undefined && this.#tokens !== undefined;
	}

	/** The value of the Authorization header. */
	bearer(): string | undefined {
		return this.#apiKey ?? this.#tokens?.accessToken;
	}

	isStale(now = Date.now()): boolean {
		return this.canRenew && this.#tokens !== undefined && Date.parse(this.#tokens.expiresAt) - now < RENEW_BEFORE_SECONDS * 1000;
	}

	/** Renews the tokens, however many ask at once: a refresh token is good for one use. `seen` is the bearer that was refused; when it has been replaced meanwhile, nothing is done. */
	renew(seen: string | undefined, ask: (refreshToken: string) => Promise<TokenPair>): Promise<void> {
		if (this.#tokens === undefined || this.bearer() !== seen) return Promise.resolve();
		const { refreshToken } = this.#tokens;
		this.#renewal ??= ask(refreshToken)
			.then(async (tokens) => {
				this.#tokens = { accessToken: tokens.accessToken, refreshToken: tokens.refreshToken, expiresAt: tokens.expiresAt };
				await this.#onTokens?.(this.#tokens);
			})
			.finally(() => {
				this.#renewal = undefined;
			});
		return this.#renewal;
	}

	replace(tokens: TokenPair | undefined): void {
		this.#tokens = tokens;
	}
}
