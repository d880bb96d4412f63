import { expect, it } from "vitest";
import { CoverLetter } from "@/lib/tools/documents/letters/schemas";
import { readDocx } from "@/lib/tools/reading/docx/read-docx";
import { readPdf } from "@/lib/tools/reading/pdf/read-pdf";
import { makePerson } from "@/tests/factories/people";
import { PASTED_POSTING } from "@/tests/factories/postings-given";
import { sampleFiles } from "@/tests/factories/sample-files";
import { call, follow } from "@/tests/world/client";
import { faults } from "@/tests/world/faults";
import { callsOf } from "@/tests/world/job-records";
import { untilPause, untilStatus } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

const world = await openWorld("engine", "channels", "boards");
const { GET: contentRoute } = await import("@/app/api/v1/files/[fileId]/content/route");
const { POST: uploadRoute } = await import("@/app/api/v1/files/upload/route");
const { GET: jobRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/route");
const { GET: listRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/artifacts/route");
const { POST: confirmRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/confirm/route");
const { PATCH: slotsRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/slots/route");
const { POST: createRoute } = await import("@/app/api/v1/jobs/goal/route");

const LETTER = "goal_lane.cover_letter";

async function upload(token: string, fileName: string, bytes: Uint8Array): Promise<string> {
	const form = new FormData();
	form.set("file", new File([Buffer.from(bytes)], fileName));
	return (await call(uploadRoute, "POST", { token, body: form })).body.fileId;
}

async function begin(given: { goalText: string } | { workflowId: string } = { workflowId: LETTER }) {
	const person = await makePerson();
	const fileIds = [await upload(person.token, "lena-hartwig.pdf", (await sampleFiles()).pdf)];
	const created = await call(createRoute, "POST", { token: person.token, body: { ...given, fileIds } });
	return { ...person, created, params: { jobSpecId: created.body.jobSpecId as string } };
}
type Begun = Awaited<ReturnType<typeof begin>>;

const answer = ({ token, params }: Begun, answers: Record<string, unknown>) =>
	call(slotsRoute, "PATCH", { token, params, body: { answers: Object.entries(answers).map(([slotId, value]) => ({ slotId, value })) } });

/** Runs to the pause with the posting given in one way, and answers with what is suggested but for what is given. */
async function runToPause(begun: Begun, posting: Record<string, unknown>) {
	expect((await answer(begun, posting)).status).toBe(200);
	expect((await call(confirmRoute, "POST", { token: begun.token, params: begun.params })).status).toBe(202);
	await untilPause(begun.context, begun.params.jobSpecId, "letter_points");
	return (await call(jobRoute, "GET", { token: begun.token, params: begun.params })).body;
}

async function read(link: string): Promise<Buffer> {
	const response = await follow(contentRoute, link);
	expect(response.status).toBe(200);
	return Buffer.from(await response.arrayBuffer());
}

async function results({ token, params }: Begun) {
	const { artifacts } = (await call(listRoute, "GET", { token, params })).body;
	const bytes = await Promise.all(artifacts.map(({ downloadUrl }: { downloadUrl: string }) => read(downloadUrl)));
	return { artifacts, bytes: bytes as Buffer[] };
}

const suggestions = (job: { pendingSlots: { slotId: string; suggestedValue: unknown }[] }) =>
	Object.fromEntries(job.pendingSlots.map(({ slotId, suggestedValue }) => [slotId, suggestedValue]));

it("a goal in words and a pasted posting lead over chosen points to a letter whose every sentence has its source", async () => {
	const begun = await begin({ goalText: "Write a cover letter" });
	expect(begun.created.body).toMatchObject({ status: "slots_pending", workflowId: LETTER, useCaseType: "cover_letter" });
	const job = await runToPause(begun, { posting: PASTED_POSTING });
	const suggested = suggestions(job);
	expect(suggested).toMatchObject({
		points: expect.arrayContaining([expect.stringMatching(/^P\d+$/)]),
		language: "en",
		addressee: { title: "Senior Frontend Engineer (m/f/d)", company: "Kettle & Quill GmbH", contactPerson: "Ms Anna Weber" },
	});
	const motivation = "Books are what I would like to build for.";
	expect((await answer(begun, { ...suggested, tone: "formal", motivation })).status).toBe(200);
	await untilStatus(begun.context, begun.params.jobSpecId, "completed");
	expect(await faults(begun.params.jobSpecId)).toEqual([]);

	const { artifacts, bytes } = await results(begun);
	expect(artifacts).toMatchObject([
		{ fileName: "Hartwig-Lena_Cover-letter_Kettle-Quill-GmbH.docx", isPrimary: true, artifactType: "document" },
		{ fileName: "Hartwig-Lena_Cover-letter_Kettle-Quill-GmbH.pdf", mimeType: "application/pdf", isPrimary: false },
		{ fileName: "cover-letter.json", mimeType: "application/json" },
	]);
	const letter = CoverLetter.parse(JSON.parse(String(bytes[2])));
	const sentences = letter.paragraphs.flatMap((paragraph) => paragraph.sentences);
	expect(sentences.every(({ sources }) => sources.length > 0)).toBe(true);
	expect(letter).toMatchObject({
		salutation: "Dear Ms Weber,",
		subject: "Application: Senior Frontend Engineer",
		method: "rules",
		sender: { name: "Lena Hartwig" },
	});
	expect(sentences.map(({ text }) => text)).toContain(motivation);
	const pdf = await readPdf(new Uint8Array(bytes[1] ?? []));
	expect(pdf.pageCount).toBe(1);
	const printed = [pdf, await readDocx(new Uint8Array(bytes[0] ?? []))].map(({ lines }) => lines.map(({ text }) => text).join(" "));
	for (const text of printed) for (const part of ["Dear Ms Weber,", motivation, "Yours sincerely,", "Kettle & Quill GmbH"]) expect(text).toContain(part);
	expect((await callsOf(begun.params.jobSpecId, "review_letter")).map(({ status }) => status)).toEqual(["succeeded"]);
});

it("a posting is read from its page on a board", async () => {
	const links = async (address: string) =>
		[...(await (await fetch(address)).text()).matchAll(/<a href="([^"]+)">([^<]*)/g)].map(([, href = "", text = ""]) => ({
			href: new URL(href, address).href,
			text,
		}));
	const boards = await links(`${world.urlOf("boards")}/`);
	const postings = (await Promise.all(boards.slice(0, 40).map(({ href }) => links(href)))).flat();
	const found = postings.find(({ text }) => /software (?:engineer|developer)|ui engineer/i.test(text));
	const begun = await begin();
	const job = await runToPause(begun, { posting: found?.href });
	const { addressee } = suggestions(job);
	expect(found?.text).toContain((addressee as { title: string }).title);
	expect((addressee as { company: string }).company).toMatch(/\p{L}/u);
	expect((await answer(begun, { ...suggestions(job), points: job.pendingSlots[0].options.slice(0, 1), language: "de" })).status).toBe(200);
	await untilStatus(begun.context, begun.params.jobSpecId, "completed");
	const { artifacts, bytes } = await results(begun);
	const letter = CoverLetter.parse(JSON.parse(String(bytes[artifacts.length - 1])));
	expect(letter).toMatchObject({ language: "de", closing: "Mit freundlichen Grüßen" });
	expect(letter.notes.join()).toContain("nothing is translated");
});

it("a posting is read from a file", async () => {
	const begun = await begin();
	const postingFile = await upload(begun.token, "posting.txt", Buffer.from(PASTED_POSTING));
	const job = await runToPause(begun, { postingFile });
	expect(suggestions(job)).toMatchObject({ addressee: { company: "Kettle & Quill GmbH" } });
	const preview = job.interrupt?.payload ?? job.pendingSlots;
	expect(JSON.stringify(preview)).toContain("GraphQL");
});

it("exactly one way of giving the posting is asked for, in words", async () => {
	const begun = await begin();
	const postingFile = await upload(begun.token, "posting.txt", Buffer.from(PASTED_POSTING));
	const wrong = (message: string) => ({ status: 422, body: { code: "SLOT_VALIDATION_ERROR", details: { slots: [{ message }] } } });
	const both = "“Which posting is it?” or “Or do you have the posting as a file?”.";
	expect(await answer(begun, { posting: PASTED_POSTING, postingFile })).toMatchObject(wrong(`Answer only one of these: ${both}`));
	expect(await answer(begun, { posting: null, postingFile: null })).toMatchObject(wrong(`One of these needs an answer: ${both}`));
	expect(await call(confirmRoute, "POST", { token: begun.token, params: begun.params })).toMatchObject(wrong(`One of these needs an answer: ${both}`));
});

it.each([
	["http://127.0.0.1:1/secret", "This address is not one that we open: only public web pages are read."],
	["http://169.254.169.254/latest/meta-data/", "This address is not one that we open: only public web pages are read."],
	["Engineer wanted", "This is too short for a posting. Paste its whole text, or give its address as it stands in your browser."],
])("%s as a posting ends the run with a sentence that says what to do", async (posting, message) => {
	const begun = await begin();
	await answer(begun, { posting });
	await call(confirmRoute, "POST", { token: begun.token, params: begun.params });
	const job = await untilStatus(begun.context, begun.params.jobSpecId, "failed").catch((error: Error) => error.message);
	expect(typeof job === "string" ? job : `${job.errorMessage}`).toContain(message);
});
