import { createHash, randomBytes } from "node:crypto";
import type { LinePerson } from "@/local/line/records/people";

const CODE_LIFETIME_MS = 10 * 60_000;

/** A permission that was given and not yet turned into tokens. */
export interface Granted {
	readonly person: LinePerson;
	readonly redirectUri: string;
	readonly scope: string;
	readonly nonce: string | null;
	readonly challenge: string | null;
	readonly until: number;
}

/** The codes that are out; each can be taken once. */
export class Codes {
	private readonly granted = new Map<string, Granted>();

	make(person: LinePerson, form: URLSearchParams): string {
		const code = randomBytes(15).toString("base64url");
		const { redirectUri, scope } = { redirectUri: form.get("redirect_uri") ?? "", scope: form.get("scope") ?? "" };
		const [nonce, challenge] = [form.get("nonce") || null, form.get("code_challenge") || null];
		this.granted.set(code, { person, redirectUri, scope, nonce, challenge, until: Date.now() + CODE_LIFETIME_MS });
		return code;
	}

	/** What the code stands for, if all that goes with it is right. It is used up in any case. */
	take(code: string, redirectUri: string | null, verifier: string | null): Granted | null {
		const granted = this.granted.get(code);
		this.granted.delete(code);
		if (!granted || granted.until < Date.now() || granted.redirectUri !== redirectUri) return null;
		const isProved = granted.challenge === null || (verifier !== null && createHash("sha256").update(verifier).digest("base64url") === granted.challenge);
		return isProved ? granted : null;
	}
}
