import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { afterCall, type Call } from "@/components/surveys/builder/document/calls";
import { editDocument } from "@/components/surveys/builder/document/edit-document";
import type { SurveyDocument } from "@/components/surveys/builder/document/survey-document";
import {
	Autosave,
	type Failure,
	type KeptCopy,
	reopened,
	type SavePort,
	type SaveState,
	type SendOptions,
	type ServerCopy,
} from "@/components/surveys/builder/saving/autosave";
import { makeDocument, makeDraftQuestion } from "@/tests/factories/survey-documents";

/** A server that keeps one survey as ours does: it gives ids, counts versions, refuses an old one, and answers a repeated key with its first answer. */
class Server {
	document: SurveyDocument;
	itemVersion = 1;
	failures: Failure[] = [];
	losesAnswers = 0;
	calls: Call[] = [];
	readonly #answers = new Map<string, ServerCopy>();
	#ids = 0;

	constructor(document: SurveyDocument) {
		this.document = document;
	}

	copy(): ServerCopy {
		return { document: this.document, itemVersion: this.itemVersion };
	}

	change(document: SurveyDocument): void {
		this.document = document;
		this.itemVersion += 1;
	}

	async send(call: Call, { idOf, expectedVersion, idempotencyKey }: SendOptions): Promise<ServerCopy> {
		const failure = this.failures.shift();
		if (failure) throw failure;
		const before = this.#answers.get(idempotencyKey);
		if (before) return before;
		if (expectedVersion !== this.itemVersion) throw { kind: "conflict" } satisfies Failure;
		this.calls.push(call);
		this.#ids += 1;
		const inIds: Call =
			call.call === "order"
				? { ...call, keys: call.keys.map(idOf) }
				: call.call === "add"
					? { ...call, key: `id-${this.#ids}` }
					: "key" in call
						? { ...call, key: idOf(call.key) }
						: call;
		this.change(afterCall(this.document, inIds));
		this.#answers.set(idempotencyKey, this.copy());
		if (this.losesAnswers > 0) {
			this.losesAnswers -= 1;
			throw { kind: "later" } satisfies Failure;
		}
		return this.copy();
	}
}

function open(server: Server, kept: KeptCopy | null = null) {
	const copy = server.copy();
	const page = { document: reopened(copy, kept).document, kept: null as KeptCopy | null, states: [] as SaveState[], clashes: 0 };
	const port: SavePort = {
		send: (call, options) => server.send(call, options),
		load: async () => server.copy(),
		failureOf: (error) => error as Failure,
		keep: (keptNow) => {
			page.kept = keptNow;
		},
		onJoined: (bring, clashes) => {
			page.document = bring(page.document);
			page.clashes += clashes.length;
		},
		onState: (state) => page.states.push(state),
	};
	const autosave = new Autosave(copy, port, kept);
	const write = (document: SurveyDocument) => {
		page.document = document;
		autosave.touch(document);
	};
	if (kept) autosave.touch(page.document);
	return { page, autosave, write };
}

const start = makeDocument({ questions: [makeDraftQuestion("q1"), makeDraftQuestion("q2")] });
const textsOf = ({ questions }: SurveyDocument) => questions.map(({ questionText }) => questionText);

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

describe("saving by itself", () => {
	it("waits until the typing pauses, then sends once", async () => {
		const server = new Server(start);
		const { page, write } = open(server);
		for (const title of ["S", "Su", "Sur"]) {
			write({ ...page.document, title });
			await vi.advanceTimersByTimeAsync(200);
		}
		expect(server.calls).toEqual([]);
		expect(page.states.at(-1)).toMatchObject({ kind: "waiting", changes: 1 });
		await vi.advanceTimersByTimeAsync(1000);
		expect(server.calls).toEqual([{ call: "describe", fields: { title: "Sur" } }]);
		expect(page.states.at(-1)).toEqual({ kind: "saved", changes: 0, unfinished: 0, message: null });
		expect(page.kept).toBeNull();
	});

	it("keeps the key of a new question while the server gives it an id", async () => {
		const server = new Server(start);
		const { page, write, autosave } = open(server);
		write(editDocument(page.document, { do: "insert", questions: [makeDraftQuestion("new")], at: 0 }));
		await autosave.flush();
		write(editDocument(page.document, { do: "change", key: "new", fields: { required: true } }));
		expect(await autosave.flush()).toBe(true);
		expect(server.document.questions.map(({ key, required }) => [key, required])).toEqual([
			["id-1", true],
			["q1", false],
			["q2", false],
		]);
		expect(page.document.questions[0]?.key).toBe("new");
	});

	it("brings back a question that was deleted and taken back", async () => {
		const server = new Server(start);
		const { page, write, autosave } = open(server);
		const before = page.document;
		write(editDocument(before, { do: "remove", key: "q1" }));
		await autosave.flush();
		write(before);
		expect(await autosave.flush()).toBe(true);
		expect(textsOf(server.document)).toEqual(textsOf(before));
	});
});

describe("without a connection", () => {
	it("keeps what was written and sends it, once each, when it is back", async () => {
		const server = new Server(start);
		const { page, write } = open(server);
		server.failures = [{ kind: "later" }, { kind: "later" }];
		write(editDocument({ ...page.document, title: "Kept" }, { do: "insert", questions: [makeDraftQuestion("new")], at: 2 }));
		await vi.advanceTimersByTimeAsync(600);
		expect(page.states.at(-1)).toMatchObject({ kind: "offline", changes: 2 });
		expect(page.kept?.document.title).toBe("Kept");
		await vi.advanceTimersByTimeAsync(10_000);
		expect(page.states.at(-1)).toMatchObject({ kind: "saved", changes: 0 });
		expect(server.document.title).toBe("Kept");
		expect(server.document.questions).toHaveLength(3);
	});

	it("adds a question once though its answer was lost", async () => {
		const server = new Server(start);
		const { page, write } = open(server);
		server.losesAnswers = 1;
		write(editDocument(page.document, { do: "insert", questions: [makeDraftQuestion("new")], at: 2 }));
		await vi.advanceTimersByTimeAsync(10_000);
		expect(server.document.questions).toHaveLength(3);
		expect(page.document.questions).toHaveLength(3);
	});

	it("what an earlier visit left comes back, on top of what was written elsewhere since", async () => {
		const server = new Server(start);
		const first = open(server);
		server.failures = Array.from({ length: 9 }, () => ({ kind: "later" as const }));
		first.write(
			editDocument({ ...first.page.document, title: "From the train" }, { do: "insert", questions: [makeDraftQuestion("new", { questionText: "" })], at: 2 }),
		);
		await vi.advanceTimersByTimeAsync(600);
		first.autosave.stop();
		server.failures = [];
		server.change({ ...server.document, description: "From the office" });
		const second = open(server, first.page.kept);
		expect(second.page.document).toMatchObject({ title: "From the train", description: "From the office" });
		expect(second.page.document.questions).toHaveLength(3);
		await vi.advanceTimersByTimeAsync(1000);
		expect(server.document).toMatchObject({ title: "From the train", description: "From the office" });
		// The unfinished one stays on the device.
		expect(server.document.questions).toHaveLength(2);
		expect(second.page.states.at(-1)).toMatchObject({ kind: "saved", unfinished: 1 });
		expect(second.page.kept).not.toBeNull();
	});
});

describe("two at once", () => {
	it("both find all that either wrote", async () => {
		const server = new Server(start);
		const [one, other] = [open(server), open(server)];
		one.write(editDocument(one.page.document, { do: "insert", questions: [makeDraftQuestion("x", { questionText: "Mine" })], at: 1 }));
		other.write(editDocument({ ...other.page.document, description: "Theirs" }, { do: "change", key: "q2", fields: { required: true } }));
		await one.autosave.flush();
		await other.autosave.flush();
		one.write({ ...one.page.document, title: "Again" });
		await one.autosave.flush();
		expect(server.document).toMatchObject({ title: "Again", description: "Theirs" });
		expect(textsOf(server.document)).toEqual(["Question q1", "Mine", "Question q2"]);
		expect(server.document.questions[2]?.required).toBe(true);
		expect(textsOf(one.page.document)).toEqual(textsOf(server.document));
		expect(other.page.clashes).toBe(0);
	});

	it("what was read by the way is taken in, and nothing of it is sent", async () => {
		const server = new Server(start);
		const { page, write, autosave } = open(server);
		server.change({ ...start, description: "Theirs" });
		autosave.receive(server.copy());
		expect(page.document.description).toBe("Theirs");
		write({ ...page.document, title: "Mine" });
		await autosave.flush();
		expect(server.calls).toEqual([{ call: "describe", fields: { title: "Mine" } }]);
		// An older reading says nothing new.
		autosave.receive({ document: start, itemVersion: 1 });
		expect(page.document).toMatchObject({ title: "Mine", description: "Theirs" });
	});

	it("who wrote the same field keeps their words and is told of the others", async () => {
		const server = new Server(start);
		const { page, write, autosave } = open(server);
		server.change({ ...start, title: "Theirs" });
		write({ ...page.document, title: "Mine" });
		await autosave.flush();
		expect(page.document.title).toBe("Mine");
		expect(server.document.title).toBe("Mine");
		expect(page.clashes).toBe(1);
	});
});

it("a refusal is told and nothing is sent until something changes", async () => {
	const server = new Server(start);
	const { page, write } = open(server);
	server.failures = [{ kind: "refused", message: "Too long." }];
	write({ ...page.document, title: "Long" });
	await vi.advanceTimersByTimeAsync(60_000);
	expect(page.states.at(-1)).toMatchObject({ kind: "refused", message: "Too long.", changes: 1 });
	write({ ...page.document, title: "Short" });
	await vi.advanceTimersByTimeAsync(1000);
	expect(server.document.title).toBe("Short");
});

it("a survey that was published elsewhere takes no more, and what was written is kept", async () => {
	const server = new Server(start);
	const { page, write, autosave } = open(server);
	server.failures = [{ kind: "ended" }];
	write({ ...page.document, title: "Late" });
	expect(await autosave.flush()).toBe(false);
	expect(page.states.at(-1)).toMatchObject({ kind: "ended", changes: 1 });
	expect(page.kept?.document.title).toBe("Late");
});
