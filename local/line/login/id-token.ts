import { errors, jwtVerify, SignJWT } from "jose";
import type { Desk } from "@/local/line/desk";
import type { Granted } from "./codes";

const LIFETIME_SECONDS = 3_600;
const keyOf = (secret: string) => new TextEncoder().encode(secret);

/** The identity token of a web channel: HS256 with the channel's secret. On demand something in it is false. */
export async function makeIdToken({ account, origin, faults }: Desk, { person, scope, nonce }: Granted): Promise<string> {
	const { idToken: fault } = faults();
	const now = Math.floor(Date.now() / 1000) - (fault === "expired" ? 2 * LIFETIME_SECONDS : 0);
	const profile = scope.split(" ").includes("profile") ? { name: person.displayName } : {};
	const claims = { ...profile, amr: ["pwd"], ...(nonce === null ? {} : { nonce: fault === "nonce" ? "another-nonce" : nonce }) };
	return new SignJWT(claims)
		.setProtectedHeader({ typ: "JWT", alg: fault === "algorithm" ? "HS512" : "HS256" })
		.setIssuer(fault === "issuer" ? "https://elsewhere.example" : origin())
		.setSubject(person.userId)
		.setAudience(fault === "audience" ? "1000000000" : account.loginChannelId)
		.setIssuedAt(now)
		.setExpirationTime(now + LIFETIME_SECONDS)
		.sign(keyOf(fault === "signature" ? "a secret that is not the channel's" : account.loginChannelSecret));
}

const WORDS: Readonly<Record<string, string>> = {
	iss: "Invalid IdToken Issuer.",
	aud: "Invalid IdToken Audience.",
	sub: "Invalid IdToken Subject Identifier.",
};

/** The claims of a token, or the sentence that LINE refuses it with. */
export async function verifyIdToken({ account, origin }: Desk, form: URLSearchParams): Promise<Record<string, unknown> | string> {
	const userId = form.get("user_id");
	const checks = { issuer: origin(), audience: form.get("client_id") ?? "", algorithms: ["HS256"], ...(userId ? { subject: userId } : {}) };
	try {
		const { payload } = await jwtVerify(form.get("id_token") ?? "", keyOf(account.loginChannelSecret), checks);
		const nonce = form.get("nonce");
		return nonce !== null && nonce !== payload.nonce ? "Invalid IdToken Nonce." : payload;
	} catch (error) {
		if (error instanceof errors.JWTExpired) return "IdToken expired.";
		return error instanceof errors.JWTClaimValidationFailed ? (WORDS[error.claim] ?? "Invalid IdToken.") : "Invalid IdToken.";
	}
}
