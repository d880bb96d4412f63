import { z } from "zod";
import type { Desk } from "./api/desk";
import { own, Refusal, type Reply } from "./api/replies";
import { findSubscription } from "./api/subscriptions";
import { byId } from "./records/book";
import type { Post } from "./webhooks/deliver";
import { Faults } from "./webhooks/faults";

/** What the controls turn. */
export interface Controls {
	faults: Faults;
}

const Card = z.object({ declines: z.boolean() });
const Approval = z.object({ status: z.enum(["approved", "rejected", "reversed"]) });

function readOwn<S extends z.ZodType>(schema: S, text: string): z.output<S> {
	const result = schema.safeParse(JSON.parse(text || "{}"));
	if (!result.success) throw new Refusal(400, "bad_request", z.prettifyError(result.error));
	return result.data;
}

/**
 * The stand-in's own doors, which Paddle hasn't: what goes wrong, what time and banks would do, and what was sent. For tests and for trying things
 * out by hand; the application knows nothing of them.
 */
export async function control(desk: Desk, post: Post, controls: Controls, method: string, path: string, text: string): Promise<Reply | null> {
	const [, noun = "", id = "", verb = ""] = /^\/stand-in\/([a-z]+)(?:\/(\w+))?(?:\/([a-z]+))?$/.exec(path) ?? [];
	switch (`${method} ${noun}${verb ? ` ${verb}` : ""}`) {
		case "GET faults":
			return own(controls.faults);
		case "PUT faults":
			controls.faults = readOwn(Faults, text);
			return own(controls.faults);
		case "GET notifications":
			return own(desk.book.notifications);
		case "POST events replay": {
			const event = desk.book.events.find(({ event_id }) => event_id === id);
			if (!event) throw new Refusal(404, "not_found", "There is no such event.");
			return own(await post.replay(event));
		}
		case "POST subscriptions renew":
			await desk.tell(desk.account.renew(findSubscription(desk, id)));
			return own(findSubscription(desk, id));
		case "PUT subscriptions card": {
			const { declines } = readOwn(Card, text);
			desk.book.declining = [...desk.book.declining.filter((other) => other !== id), ...(declines ? [id] : [])];
			desk.book.save();
			return own({ declines });
		}
		case "PUT adjustments status": {
			const adjustment = byId(desk.book.adjustments, id);
			if (!adjustment) throw new Refusal(404, "not_found", "There is no such adjustment.");
			await desk.tell(desk.account.updateAdjustment(adjustment, readOwn(Approval, text).status));
			return own(adjustment);
		}
		default:
			return null;
	}
}
