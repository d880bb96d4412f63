import "server-only";
import { API_KEY_PREFIX } from "@/lib/accounts/api-keys/api-key-check";
import { AppError } from "@/lib/platform/errors";

/** Of a whole key: its prefix and a secret of 43 characters. */
const KEY_CHARACTERS = API_KEY_PREFIX.length + 43;
const MAKE_ONE = "Make a key in Account settings, API keys.";

/** Why a call counts as nobody's: nothing was sent, or what was sent is not accepted, and then what is wrong with it as far as a stranger may know. */
export function unauthenticated(request: Request): AppError {
	const authorization = request.headers.get("authorization");
	if (authorization === null) return refused("Sign in, or send a valid access token or API key as Authorization: Bearer.");
	const [, credential] = /^Bearer +(\S+)\s*$/i.exec(authorization) ?? [];
	if (!credential) return refused("The Authorization header can't be read. Send Authorization: Bearer, a space, and an access token or API key.");
	if (!credential.startsWith(API_KEY_PREFIX))
		return refused(`This access token is not accepted: it has expired, its session has ended, or it is not whole. An API key begins with ${API_KEY_PREFIX}.`);
	if (credential.length !== KEY_CHARACTERS)
		return refused(
			`This key is not accepted: a key has ${KEY_CHARACTERS} characters, and this one has ${credential.length}. It is shown whole once, when it is made. ${MAKE_ONE}`,
		);
	return refused(`This key is not accepted: it is unknown here, was ended, or has expired. ${MAKE_ONE}`);
}

const refused = (message: string) => new AppError("UNAUTHENTICATED", message);
