/** Somebody whom a stand-in knows. What they type instead is theirs too: any address is an account. */
export interface SamplePerson {
	readonly name: string;
	readonly email: string;
	readonly isVerified: boolean;
}

export const SAMPLE_PEOPLE: readonly SamplePerson[] = [
	{ name: "Ada Ferro", email: "ada.ferro@sample-mail.example", isVerified: true },
	{ name: "Noor Haddad", email: "noor.haddad@sample-mail.example", isVerified: true },
	{ name: "Bo Lind", email: "bo.lind@sample-mail.example", isVerified: false },
];

/** The person that a form of ours was sent for; null when it names nobody. */
export function personOf(form: URLSearchParams): SamplePerson | null {
	const email = (form.get("email") ?? "").trim().toLowerCase();
	if (!/^[^\s@]{1,64}@[^\s@]{1,190}$/.test(email)) return null;
	return { email, name: (form.get("name") ?? "").trim() || (email.split("@")[0] ?? email), isVerified: form.get("verified") !== "no" };
}
