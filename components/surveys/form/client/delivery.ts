import type { Pending } from "./draft";
import { type SendResult, send } from "./send";

const TRY_AGAIN_MS = 8_000;

/** What the form does as its answers are on their way. */
interface Stations {
	/** What waits to be sent; null for nothing. */
	pending(): Pending | null;
	onSending(isSending: boolean): void;
	onResult(result: SendResult): void;
}

export interface Delivery {
	readonly isSending: () => boolean;
	/** Sends what waits. Whatever gets lost is sent again, after a while and as soon as there is a connection, under the same key. */
	deliver(): Promise<void>;
}

export function createDelivery(surveyId: string, { pending, onSending, onResult }: Stations): Delivery {
	let isSending = false;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const deliver = async (): Promise<void> => {
		clearTimeout(timer);
		const waiting = pending();
		if (isSending || !waiting) return;
		isSending = true;
		onSending(true);
		const result = await send(surveyId, waiting);
		isSending = false;
		onSending(false);
		onResult(result);
		if (result.kind === "lost") timer = setTimeout(deliver, TRY_AGAIN_MS);
		if (result.kind === "busy") timer = setTimeout(deliver, result.seconds * 1_000);
	};
	addEventListener("online", () => void deliver());
	return { isSending: () => isSending, deliver };
}
