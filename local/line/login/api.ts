import { randomBytes } from "node:crypto";
import type { Desk } from "@/local/line/desk";
import { isReachable, type LinePerson } from "@/local/line/records/people";
import type { Codes } from "./codes";
import { makeIdToken, verifyIdToken } from "./id-token";

const ACCESS_TOKEN_SECONDS = 30 * 24 * 3_600;

export type Answered = readonly [status: number, body: unknown];
const refuse = (error: string, error_description: string, status = 400): Answered => [status, { error, error_description }];

interface Held {
	readonly person: LinePerson;
	readonly scope: string;
	readonly until: number;
}

/** What LINE Login answers to programs. */
export class LoginApi {
	private readonly tokens = new Map<string, Held>();

	constructor(
		private readonly desk: Desk,
		private readonly codes: Codes,
	) {}

	/** Answers a form that was sent to one of the login's addresses; null for another address. */
	async post(path: string, form: URLSearchParams): Promise<Answered | null> {
		if (path === "/oauth2/v2.1/token") return this.giveTokens(form);
		if (path === "/oauth2/v2.1/verify") {
			const read = await verifyIdToken(this.desk, form);
			return typeof read === "string" ? refuse("invalid_request", read) : [200, read];
		}
		if (path !== "/oauth2/v2.1/revoke") return null;
		this.tokens.delete(form.get("access_token") ?? "");
		return [200, {}];
	}

	/** Answers what an access token may read; null for another address. */
	get(path: string, query: URLSearchParams, authorization: string | undefined): Answered | null {
		if (path === "/oauth2/v2.1/verify") return this.verifyAccess(query.get("access_token") ?? "");
		if (!["/v2/profile", "/oauth2/v2.1/userinfo", "/friendship/v1/status"].includes(path)) return null;
		const held = this.held((authorization ?? "").replace(/^bearer /i, ""));
		if (!held) return [401, { message: "The access token is invalid" }];
		const { person, scope } = held;
		const has = (wanted: string) => scope.split(" ").includes(wanted);
		if (path === "/oauth2/v2.1/userinfo")
			return has("openid") ? [200, { sub: person.userId, ...(has("profile") ? { name: person.displayName } : {}) }] : [403, {}];
		if (!has("profile")) return [403, { message: "The access token has no permission for this" }];
		return path === "/v2/profile" ? [200, { userId: person.userId, displayName: person.displayName }] : [200, { friendFlag: isReachable(person) }];
	}

	private held(token: string): Held | null {
		const held = this.tokens.get(token);
		return held && held.until > Date.now() ? held : null;
	}

	private verifyAccess(token: string): Answered {
		const held = this.held(token);
		if (!held) return refuse("invalid_request", "access token expired");
		return [200, { scope: held.scope, client_id: this.desk.account.loginChannelId, expires_in: Math.floor((held.until - Date.now()) / 1000) }];
	}

	private async giveTokens(form: URLSearchParams): Promise<Answered> {
		const { account, faults } = this.desk;
		if (faults().tokensFail) return [500, { error: "server_error", error_description: "Internal server error" }];
		if (form.get("grant_type") !== "authorization_code") return refuse("unsupported_grant_type", "unsupported grant_type");
		if (form.get("client_id") !== account.loginChannelId || form.get("client_secret") !== account.loginChannelSecret)
			return refuse("invalid_client", "invalid client_secret");
		const granted = this.codes.take(form.get("code") ?? "", form.get("redirect_uri"), form.get("code_verifier"));
		if (!granted) return refuse("invalid_grant", "invalid authorization code");
		const { person, scope } = granted;
		const token = randomBytes(40).toString("base64url");
		this.tokens.set(token, { person, scope, until: Date.now() + ACCESS_TOKEN_SECONDS * 1000 });
		const isOpenId = scope.split(" ").includes("openid") && faults().idToken !== "missing";
		const body = { access_token: token, expires_in: ACCESS_TOKEN_SECONDS, refresh_token: randomBytes(15).toString("base64url"), scope, token_type: "Bearer" };
		return [200, { ...body, ...(isOpenId ? { id_token: await makeIdToken(this.desk, granted) } : {}) }];
	}
}
