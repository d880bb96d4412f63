import { z } from "zod";
import { changeFriendship, type Desk } from "./desk";
import { Faults } from "./faults";
import type { Answered } from "./login/api";
import { personNamed } from "./records/book";
import type { Post } from "./webhooks/deliver";

const Person = z.object({ name: z.string().min(1).max(40), isFriend: z.boolean().default(false) });
const Quota = z.object({ monthlyLimit: z.int().min(0).nullable() });
const Said = z.object({ text: z.string().min(1) });

/** What the controls turn. */
export interface Controls {
	faults: Faults;
}

/**
 * The stand-in's own doors, which LINE hasn't: what goes wrong, what people do on their phones, and what was sent. For tests and for trying things
 * out by hand; the application knows nothing of them.
 */
export async function control(desk: Desk, post: Post, controls: Controls, method: string, path: string, text: string): Promise<Answered> {
	const [, noun = "", id = "", verb = ""] = /^\/stand-in\/([a-z]+)(?:\/(\w+))?(?:\/([a-z]+))?$/.exec(path) ?? [];
	const { book } = desk;
	const person = book.people.find(({ userId }) => userId === id);
	switch (`${method} ${noun}${verb ? ` ${verb}` : ""}`) {
		case "GET faults":
			return [200, controls.faults];
		case "PUT faults":
			controls.faults = Faults.parse(JSON.parse(text || "{}"));
			return [200, controls.faults];
		case "GET people":
			return [200, book.people];
		case "POST people": {
			const { name, isFriend } = Person.parse(JSON.parse(text));
			const made = personNamed(book, name);
			made.isFriend ||= isFriend;
			book.save();
			return [200, made];
		}
		case "GET messages":
			return [200, id === "" ? book.messages : book.messages.filter(({ userId }) => userId === id)];
		case "GET events":
			return [200, book.events];
		case "POST events replay": {
			const kept = book.events.find(({ webhookEventId }) => webhookEventId === id);
			if (!kept) return [404, { message: "There is no such event." }];
			await post.replay(kept);
			return [200, kept];
		}
		case "PUT quota":
			book.monthlyLimit = Quota.parse(JSON.parse(text)).monthlyLimit;
			book.save();
			return [200, { monthlyLimit: book.monthlyLimit }];
		case "POST people follow":
		case "POST people unfollow":
			if (!person) break;
			await changeFriendship(desk, person, verb as "follow" | "unfollow");
			return [200, person];
		case "POST people say":
			if (!person) break;
			await desk.tell({
				type: "message",
				mode: "active",
				source: { type: "user", userId: id },
				message: { id: String(Date.now()), type: "text", ...Said.parse(JSON.parse(text)) },
			});
			return [200, person];
	}
	return [404, { message: "There is no such control." }];
}
