import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { Newsletter } from "@/lib/accounts/newsletters/read-newsletter";
import { takeAppEnvironment } from "./take-app-environment";

const USAGE = `npm run newsletter -- FILE.md "Subject"   says who would get it, and sends nothing
  --preview ADDRESS   mails it to this account alone
  --send              queues it for everybody who chose the newsletter; once more goes on where it was cut off
  --updates           for those who want to hear what is new, instead`;

interface Wish {
	readonly newsletter: Newsletter;
	readonly isSent: boolean;
	readonly preview: string | undefined;
}

const OPTIONS = { preview: { type: "string" }, send: { type: "boolean", default: false }, updates: { type: "boolean", default: false } } as const;

async function readWish(args: string[]): Promise<Wish> {
	const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
	const [file, subject] = positionals;
	if (!file || !subject || positionals.length > 2) throw new Error(USAGE);
	if (values.send && values.preview !== undefined) throw new Error("Look at the preview first, then send: --preview and --send don't go together.");
	const { readNewsletter } = await import("@/lib/accounts/newsletters/read-newsletter");
	const preference = values.updates ? "productUpdates" : "newsletter";
	return { newsletter: readNewsletter({ subject, markdown: await readFile(file, "utf8"), preference }), isSent: values.send, preview: values.preview };
}

const peopleOf = (count: number) => (count === 1 ? "1 person" : `${count} people`);
const say = (line: string) => process.stdout.write(`${line}\n`);
const CHOICE = { newsletter: "the newsletter", productUpdates: "news of the product" } as const;

/** Says what a send would do. False when there is nothing to do any more. */
async function plan(newsletter: Newsletter): Promise<boolean> {
	const { planNewsletter } = await import("@/lib/accounts/newsletters/plan-newsletter");
	const { subscribers, earlier } = await planNewsletter(newsletter);
	say(`"${newsletter.subject}": ${peopleOf(subscribers)} with a confirmed address chose ${CHOICE[newsletter.preference]}.`);
	if (earlier?.finishedAt)
		say(
			`It was queued for ${peopleOf(earlier.mailed)} by ${earlier.finishedAt.toISOString()}. Nobody gets it twice: change its text or subject to send another.`,
		);
	else if (earlier) say(`A send of it began at ${earlier.startedAt.toISOString()} and got to ${earlier.mailed}; the next one goes on from there.`);
	return !earlier?.finishedAt;
}

/** `npm run newsletter -- FILE.md "Subject"`: what a letter in Markdown would do, its preview, or its send. */
export async function newsletter(args: string[]): Promise<void> {
	takeAppEnvironment();
	const wish = await readWish(args);
	const { closeDatabase } = await import("@/lib/platform/database/db");
	const { backgroundSettled } = await import("@/lib/platform/database/background");
	try {
		const isOpen = await plan(wish.newsletter);
		if (wish.preview !== undefined) {
			const { previewNewsletter } = await import("@/lib/accounts/newsletters/preview-newsletter");
			await previewNewsletter(wish.newsletter, wish.preview);
			say(`✓ A preview for ${wish.preview} is queued; the application sends it. Nobody else gets anything.`);
		} else if (!wish.isSent) {
			say("Nothing was sent. --preview ADDRESS mails it to one account, --send to all of them.");
		} else if (isOpen) {
			const { sendNewsletter } = await import("@/lib/accounts/newsletters/send-newsletter");
			const mailed = await sendNewsletter(wish.newsletter, (so) => say(`  ${so} queued`));
			say(`✓ Queued for ${peopleOf(mailed)}; the application sends the mails, each once.`);
		}
	} finally {
		await backgroundSettled();
		await closeDatabase();
	}
}
