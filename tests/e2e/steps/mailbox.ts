import { expect } from "@playwright/test";
import { z } from "zod";
import { stack } from "./stack";

const List = z.object({ messages: z.array(z.object({ ID: z.string() })) });
const Message = z.object({ Text: z.string() });

async function read<Shape>(path: string, schema: z.ZodType<Shape>): Promise<Shape> {
	return schema.parse(await (await fetch(new URL(path, stack.mail))).json());
}

/** The text of the newest mail with this subject. Waits for the mail. */
export async function textMailedTo(address: string, subject: string, withinMs = 30_000): Promise<string> {
	let id = "";
	await expect
		.poll(
			async () => {
				const { messages } = await read(`/api/v1/search?query=${encodeURIComponent(`to:"${address}" subject:"${subject}"`)}`, List);
				id = messages[0]?.ID ?? "";
				return id;
			},
			{ message: `a mail to ${address}: ${subject}`, timeout: withinMs },
		)
		.not.toBe("");
	return (await read(`/api/v1/message/${id}`, Message)).Text;
}

/** The first address that the newest mail with this subject leads to. Waits for the mail. */
export async function linkMailedTo(address: string, subject: string, withinMs?: number): Promise<string> {
	const [link] = /https?:\/\/\S+/.exec(await textMailedTo(address, subject, withinMs)) ?? [];
	if (!link) throw new Error(`The mail "${subject}" has no link.`);
	return link;
}
