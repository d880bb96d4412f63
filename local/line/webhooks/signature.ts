import { createHmac } from "node:crypto";

/** The `x-line-signature` of a body. */
export function signBody(body: string, channelSecret: string): string {
	return createHmac("sha256", channelSecret).update(body).digest("base64");
}
