import { parseArgs } from "node:util";
import { z } from "zod";
import { EmailAddress } from "@/lib/accounts/schemas";
import { type Gift, giveByHand } from "@/lib/credits/grants/give-by-hand";
import { onDatabase } from "./on-database";

const USAGE = "npm run credits:grant -- ADDRESS DOLLARS --kind promo --ref spring-2027 --reason WORDS [--expires 2027-01-01] [--yes]";
const MOST_CENTS = 100_000;
const DAY_MS = 86_400_000;

const KINDS = { promo: "credit_grant_promo", trial: "credit_grant_trial" } as const;

const Cents = z
	.string()
	.regex(/^\d{1,6}(\.\d{1,2})?$/, "The amount is in US dollars, as in 5 or 12.50.")
	.transform((text) => Math.round(Number(text) * 100))
	.pipe(z.int().min(1, "The least is 0.01.").max(MOST_CENTS, "The most at once is 1000 US dollars."));

const Given = z.object({
	address: EmailAddress,
	cents: Cents,
	kind: z.enum(["promo", "trial"], "--kind is promo or trial."),
	ref: z
		.string("--ref names the gift, so that nobody gets it twice.")
		.regex(/^[\w.-]{1,60}$/, "--ref has up to 60 letters, digits, dots, dashes and underscores."),
	reason: z.string("--reason says why, for the audit trail.").trim().min(3, "--reason says why, for the audit trail.").max(200),
	expires: z.iso.date("--expires is a day, as in 2027-01-01.").optional(),
});

/** What the arguments ask for. @throws Error naming all that is wrong with them. */
function read(args: string[], now: Date): { gift: Gift; isMeant: boolean } {
	const text = { type: "string" } as const;
	const options = { kind: text, ref: text, reason: text, expires: text, yes: { type: "boolean" } } as const;
	const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
	const [address, cents, ...more] = positionals;
	const given = Given.safeParse({ address, cents, ...values });
	const wrong = given.success ? [] : given.error.issues.map(({ message, path }) => (path[0] === "address" ? `ADDRESS: ${message}` : message));
	if (more.length > 0) wrong.push(`${more.join(" ")} is too much: put words in quotes.`);
	const expiresAt = given.data?.expires === undefined ? null : new Date(Date.parse(given.data.expires) + DAY_MS);
	if (expiresAt && expiresAt <= now) wrong.push("--expires is over already.");
	if (!given.success || wrong.length > 0) throw new Error(`${wrong.join("\n")}\n\n${USAGE}`);
	const { kind, ref, reason } = given.data;
	return {
		gift: { address: given.data.address, amountMicroU: given.data.cents * 10_000, kind: KINDS[kind], expiresAt, name: ref, reason },
		isMeant: values.yes === true,
	};
}

const dollars = (microU: number): string => `$${(microU / 1_000_000).toFixed(2)}`;

/** So that what was tried is taken back by the database itself. */
class OnlyTried extends Error {
	constructor(readonly words: string) {
		super(words);
	}
}

/** Gives credits as told, or says what that would do. Returns what to tell. */
export async function grantAsTold(args: string[], now = new Date()): Promise<string> {
	const { gift, isMeant } = read(args, now);
	const until = gift.expiresAt ? `, to be spent by the end of ${new Date(gift.expiresAt.getTime() - 1).toISOString().slice(0, 10)} (UTC)` : "";
	const what = `${dollars(gift.amountMicroU)} to ${gift.address} as "${gift.name}"${until}`;
	try {
		return await onDatabase("", async (query) => {
			const { isNew, balanceMicroU } = await giveByHand(query, gift);
			const balance = `The balance ${isMeant || !isNew ? "is" : "would be"} ${dollars(balanceMicroU)}.`;
			if (!isNew) return `Given before, nothing was changed: ${what}. ${balance}`;
			if (!isMeant) throw new OnlyTried(`Would give ${what}. ${balance}\nNothing was changed. Add --yes to give it.`);
			return `Gave ${what}. ${balance}`;
		});
	} catch (error) {
		if (error instanceof OnlyTried) return error.words;
		throw error;
	}
}

/** `npm run credits:grant`: gives credits to an account, in the ledger, on its statement and in the audit trail. Without --yes it only says what it would do. */
export async function creditsGrant(args: string[]): Promise<void> {
	process.stdout.write(`${await grantAsTold(args)}\n`);
}
