import { randomBytes } from "node:crypto";

const CROCKFORD = "0123456789abcdefghjkmnpqrstvwxyz";
const PREFIXES = {
	transaction: "txn",
	item: "txnitm",
	subscription: "sub",
	customer: "ctm",
	address: "add",
	price: "pri",
	product: "pro",
	adjustment: "adj",
	adjustmentItem: "adjitm",
	event: "evt",
	notification: "ntf",
	method: "paymtd",
} as const;

let last = 0;

/** An id in Paddle's shape: a prefix and 26 letters that sort by the time they were made. */
export function newPaddleId(kind: keyof typeof PREFIXES): string {
	last = Math.max(last + 1, Date.now());
	let time = "";
	for (let rest = last, at = 0; at < 10; at += 1, rest = Math.floor(rest / 32)) time = `${CROCKFORD[rest % 32]}${time}`;
	const tail = [...randomBytes(16)].map((byte) => CROCKFORD[byte % 32]).join("");
	return `${PREFIXES[kind]}_${time}${tail}`;
}
