import "server-only";

let list: Promise<ReadonlySet<string>> | undefined;

/** Some 49,000 passwords that guessing starts with, lower case. Read when somebody first chooses a password: it takes 25 ms and 4 MB. */
function commonPasswords(): Promise<ReadonlySet<string>> {
	list ??= import("@zxcvbn-ts/language-common/dist/passwords.json.mjs").then((module) => new Set(module.default));
	return list;
}

/** What guessing starts with for this service: its own name. Compared without case, digits and signs. */
const OWN_WORDS = new Set(["goalmode", "mygoalmode", "goalmodepassword", "goalmodegoalmode"]);

/** Whether guessing would start with this password. Neither case nor a year or `!` at its end saves a common word. */
export async function isCommonPassword(password: string): Promise<boolean> {
	const common = await commonPasswords();
	const word = password.toLowerCase();
	const stem = word.replace(/\d{0,5}!?$/, "");
	if (OWN_WORDS.has(word.replace(/[^a-z]/g, ""))) return true;
	return common.has(word) || (stem.length >= 5 && common.has(stem));
}
