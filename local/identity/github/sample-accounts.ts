import { createHash } from "node:crypto";
import type { SamplePerson } from "@/local/identity/sample-people";

export interface GitHubEmail {
	readonly email: string;
	readonly primary: boolean;
	readonly verified: boolean;
	readonly visibility: "public" | "private" | null;
}

export interface GitHubAccount {
	readonly id: number;
	readonly login: string;
	readonly name: string | null;
	readonly emails: readonly GitHubEmail[];
}

const email = (address: string, primary: boolean, verified: boolean): GitHubEmail => ({
	email: address,
	primary,
	verified,
	visibility: primary ? "private" : null,
});

/** Accounts whose addresses are not as simple as those of others. */
const ODD: Readonly<Record<string, readonly GitHubEmail[]>> = {
	"several@sample-mail.example": [
		email("old.several@sample-mail.example", false, true),
		email("unproved.several@sample-mail.example", false, false),
		email("several@sample-mail.example", true, true),
	],
	"no-primary@sample-mail.example": [email("no-primary@sample-mail.example", false, true), email("other@sample-mail.example", false, true)],
	"primary-unverified@sample-mail.example": [email("primary-unverified@sample-mail.example", true, false), email("proved@sample-mail.example", false, true)],
	"no-address@sample-mail.example": [],
};

/** The account of a person; the same one at every visit. */
export function accountOf({ name, email: address, isVerified }: SamplePerson): GitHubAccount {
	const id = createHash("sha256").update(address).digest().readUInt32BE(0) || 1;
	const login = `${(address.split("@")[0] ?? "").replace(/[^a-z0-9]+/g, "-")}-${id % 1000}`;
	return { id, login, name, emails: ODD[address] ?? [email(address, true, isVerified)] };
}
